import type { TFunction } from 'i18next';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#components/Button.tsx';
import { CopyButton } from '#components/copy/CopyButton.tsx';
import { lookUp } from '#domain/byKey.ts';
import { amountText, type CsvSeparator, toTabText } from '#domain/csv.ts';
import { ID_SEARCH_MAX } from '#domain/limits.ts';
import { moneyList } from '#domain/money.ts';
import {
  type BreakdownBar,
  type BreakdownDimension,
  breakdownBars,
  type CountedOrder,
  hasOverlappingBars,
  mainCurrency,
} from '#domain/results/breakdown.ts';
import { csvSeparatorOf } from '#domain/results/ordersFile.ts';
import { narrowedByItem, narrowedCriteria } from '#domain/search/narrowing.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { BreakdownBarRow, barTone } from './BreakdownBarRow.tsx';
import { saveChart } from './chart.ts';

interface Texts {
  title: string;
  label: (key: string) => string;
  text: TFunction<'export'>;
  note: string | null;
  /** The separator of the user's CSV files, which determines the decimal sign. */
  separator: CsvSeparator;
}

/**
 * Returns the column names and one row of text per bar, with an amount per currency as in the CSV. R559: the
 * last row is the note.
 */
function breakdownTable(
  bars: readonly BreakdownBar[],
  { title, label, text, note, separator }: Texts,
): string[][] {
  const currencies = [...new Set(bars.flatMap(({ totals }) => Object.keys(totals)))].sort();
  return [
    [
      title,
      text('breakdown.orders'),
      ...currencies.map((currency) =>
        currency === '' ? text('breakdown.amount') : text('breakdown.amountIn', { currency }),
      ),
    ],
    ...bars.map(({ key, orderIds, totals }) => [
      label(key),
      String(orderIds.length),
      ...currencies.map((currency) => {
        const amount = lookUp(totals, currency);
        return amount === undefined ? '' : amountText({ amount, currency }, separator);
      }),
    ]),
    ...(note === null ? [] : [[note]]),
  ];
}

/** The number of bars shown until the user asks for all. A search may find hundreds of merchants. */
const BARS_AT_FIRST = 12;

interface DimensionPartProps {
  dimension: BreakdownDimension;
  orders: readonly CountedOrder[];
  criteria: SearchCriteria;
  /** The range in which the orders were counted. */
  range: DateRange;
  /** Whether the count is incomplete. */
  isPartial: boolean;
  /** How many orders are counted; null if all are. */
  note: string | null;
  label: (key: string) => string;
  onNarrow: (criteria: SearchCriteria) => void;
}

export function DimensionSection(props: DimensionPartProps) {
  const { dimension, orders, criteria, range, isPartial, note, label, onNarrow } = props;
  const { t } = useTranslation('export');
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const format = useFormat();
  const separator = csvSeparatorOf(useAppSelector((state) => state.settings.regionalSettings));
  const bars = useMemo(() => breakdownBars(orders, dimension), [orders, dimension]);
  const currency = useMemo(() => mainCurrency(orders), [orders]);
  const title = t(`breakdown.dimension.${dimension}`);
  const longest = Math.max(...bars.map(({ orderIds }) => orderIds.length));
  const hidden = isWhole ? 0 : Math.max(0, bars.length - BARS_AT_FIRST);
  const narrowTo = (bar: BreakdownBar) => {
    const exact = narrowedCriteria(criteria, range, dimension, bar, isPartial);
    const narrowed = exact ?? narrowedByItem(criteria, range, dimension, bar);
    const whyNot = isPartial ? t('breakdown.counting') : t('breakdown.tooMany', { max: ID_SEARCH_MAX });
    const how = exact ? t('breakdown.narrow') : t('breakdown.narrowByItem');
    return { onChoose: narrowed && (() => onNarrow(narrowed)), hint: narrowed ? how : whyNot };
  };
  const save = () =>
    saveChart(`breakdown-${dimension}${note === null ? '' : '.partial'}.png`, {
      title: `${title} (${t('breakdown.orders')})`,
      note: note ?? '',
      bars: bars.map((bar) => ({
        label: label(bar.key),
        count: format.number(bar.orderIds.length),
        length: bar.orderIds.length / longest,
        amount: format.list(moneyList(bar.totals).map(format.money)),
        tone: barTone(dimension, bar),
      })),
    });
  return (
    <section aria-labelledby={titleId}>
      <div className="breakdown-head">
        <h3 className="h6 mb-0" id={titleId}>
          {title}
        </h3>
        <CopyButton
          label={t('breakdown.copy', { dimension: title })}
          text={toTabText(breakdownTable(bars, { title, label, text: t, note, separator }))}
        />
        <IconButton
          icon="download"
          label={t('breakdown.png', { dimension: title })}
          className="btn-link"
          onClick={save}
        />
      </div>
      <table className="breakdown-table" aria-labelledby={titleId}>
        <colgroup>
          <col className="breakdown-label-column" />
          <col />
          <col className="breakdown-number-column" />
          {currency !== null && <col className="breakdown-amount-column" />}
        </colgroup>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{title}</th>
            <td aria-hidden="true" />
            <th scope="col">{t('breakdown.orders')}</th>
            {currency !== null && <th scope="col">{t('breakdown.amount')}</th>}
          </tr>
        </thead>
        <tbody>
          {bars.slice(0, bars.length - hidden).map((bar) => (
            <BreakdownBarRow
              key={bar.key}
              bar={bar}
              dimension={dimension}
              label={label(bar.key)}
              length={bar.orderIds.length / longest}
              hasAmounts={currency !== null}
              {...narrowTo(bar)}
            />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Button variant="link" size="sm" className="px-0" onClick={() => setIsWhole(true)}>
          {t('breakdown.more', { count: hidden })}
        </Button>
      )}
      {hasOverlappingBars(orders, dimension) && <p className="breakdown-note">{t('breakdown.twice')}</p>}
    </section>
  );
}
