import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/Menu.tsx';
import { Skeleton } from '#components/Skeleton.tsx';

const loadColumnsPanel = async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel;

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
        <Deferred
          load={loadColumnsPanel}
          props={{ onClose: close }}
          title={t('columns.button')}
          fallback={<Skeleton label={t('columns.button')} lines={8} />}
        />
      )}
    </Menu>
  );
}
