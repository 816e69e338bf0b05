import { useTranslation } from 'react-i18next';
import { TableHead } from '#components/TableHead.tsx';
import { valuesOf } from '#domain/byKey.ts';
import type { Item, StatusEntry } from '#domain/item/item.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useLatestResult } from '#store/hooks.ts';
import { loadHistory } from '#store/order/panelOperations.ts';
import { LongText } from '../../facts/LongText.tsx';
import { PanelFrame } from '../PanelFrame.tsx';
import { RawJson } from '../RawJson.tsx';

const DETAIL_SHOWN = 200;

function byName(a: StatusEntry, b: StatusEntry): number {
  return a.name < b.name ? -1 : 1;
}

function StatusEntries({ item }: { item: Item }) {
  const { t } = useTranslation('panels');
  const format = useFormat();
  return (
    <table className="table table-sm panel-table">
      <caption className="caption-top">{t('advanced.statuses')}</caption>
      <TableHead
        columns={[
          t('advanced.name'),
          t('advanced.state'),
          t('advanced.quantity'),
          t('advanced.updated'),
          t('advanced.expectedClose'),
          t('advanced.detail'),
        ]}
      />
      <tbody>
        {valuesOf(item.statuses)
          .sort(byName)
          .map((entry) => (
            <tr key={entry.name}>
              <th scope="row">
                <code>{entry.name}</code>
              </th>
              <td>{entry.state}</td>
              <td>{entry.quantity}</td>
              <td className="text-nowrap">{format.dateTime(entry.updatedDate)}</td>
              <td className="text-nowrap">{format.dateTime(entry.expectedCloseDate)}</td>
              <td className="cell-detail">
                <LongText text={entry.detail} limit={DETAIL_SHOWN} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** S2.82, for developers: the status entries, the unmet expectations and the raw history. */
export function AdvancedView({ item }: { item: Item }) {
  const { t } = useTranslation('panels');
  const history = useLatestResult(loadHistory, item.itemId);
  return (
    <section className="panel-section" aria-label={t('advanced.toggle')}>
      <PanelFrame label={t('advanced.statuses')}>
        <StatusEntries item={item} />
      </PanelFrame>
      {item.unmetExpectations.length > 0 && (
        <RawJson title={t('advanced.expectations')} data={item.unmetExpectations} />
      )}
      {history && <RawJson title={t('advanced.history')} data={history} />}
    </section>
  );
}
