import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/Menu.tsx';
import { Skeleton } from '#components/Skeleton.tsx';

const ColumnsPanel = lazy(async () => ({ default: (await import('./ColumnsPanel.tsx')).ColumnsPanel }));

/** S2.41: which columns the table shows, and in which order. */
export function ColumnsButton() {
  const { t } = useTranslation('table');
  return (
    <Menu
      label={t('columns.button')}
      className="menu-end columns-menu"
      buttonClassName="btn btn-outline-secondary btn-sm"
      button={
        <>
          <Icon name="layout-three-columns" /> {t('columns.button')}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton label={t('columns.button')} lines={8} />}>
          <ColumnsPanel onClose={close} />
        </Suspense>
      )}
    </Menu>
  );
}
