import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { Menu } from '#components/Menu.tsx';
import { saveCsv } from '#components/saveFile.ts';
import { useOrderPath } from '#components/useOrderPath.ts';
import { toTabText } from '#domain/csv.ts';
import { csvSeparatorOf } from '#domain/results/ordersFile.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectHandledOrders } from '#store/results/handledOrdersSelectors.ts';

const FILE = 'handled-orders.csv';

/** The orders handled in this tab, as a list to copy or save, for example for a colleague. */
export function HandledOrdersMenu() {
  const { t } = useTranslation('split');
  const pathOf = useOrderPath();
  const handled = useAppSelector(selectHandledOrders).toReversed();
  const rows = handled.map(({ orderId, outcome }) => [orderId, t(`outcome.${outcome}`)]);
  const separator = csvSeparatorOf(useAppSelector((state) => state.settings.regionalSettings));
  const header = [t('list.order'), t('list.outcome')];
  const handleSave = () => saveCsv(FILE, [header, ...rows], separator);
  return (
    <Menu label={t('list.open')} button={t('list.open')} variant="link" size="sm">
      {() => (
        <>
          <div className="split-line">
            <h3 className="h6 mb-0">{t('list.title')}</h3>
            <CopyButton text={toTabText(rows)} label={t('list.copy')} />
            <Button size="sm" onClick={handleSave}>
              {t('list.save')}
            </Button>
          </div>
          <ul className="split-handled">
            {handled.map(({ orderId, outcome }) => (
              <li key={orderId}>
                <Link to={pathOf(orderId)}>{orderId}</Link> {t(`outcome.${outcome}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Menu>
  );
}
