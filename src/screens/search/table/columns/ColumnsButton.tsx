import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';

/** S2.41: opens a panel for the columns of the table, their order and their widths. */
export function ColumnsButton() {
  const { t } = useTranslation('table');
  return (
    <Menu
      label={t('columns.button')}
      className="menu-end columns-menu"
      shortcut="openColumns"
      variant="outline-secondary"
      size="sm"
      button={
        <>
          <Icon name="layout-three-columns" /> {t('columns.button')}
        </>
      }
    >
      {(close) => (
        <PanelBoundary title={t('columns.button')} isAwaited>
          <Suspense fallback={<Skeleton label={t('columns.button')} lines={8} />}>
            <ColumnsPanel onClose={close} />
          </Suspense>
        </PanelBoundary>
      )}
    </Menu>
  );
}
