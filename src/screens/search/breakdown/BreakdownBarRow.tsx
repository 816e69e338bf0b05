import { moneyList } from '#domain/money.ts';
import type { BreakdownBar, BreakdownDimension } from '#domain/results/breakdown.ts';
import { useFormat } from '#i18n/formatContext.ts';

/**
 * The amount in the bar's most frequent currency, and the number of other amounts. The tooltip and the text
 * for screen readers contain all amounts.
 */
function Amount({ bar: { totals, currency } }: { bar: BreakdownBar }) {
  const format = useFormat();
  const amounts = moneyList(totals);
  if (amounts.length < 2) return <td className="breakdown-amount">{amounts.map(format.money)}</td>;
  const all = format.list(amounts.map(format.money));
  const main = amounts.find((amount) => amount.currency === currency);
  return (
    <td className="breakdown-amount" title={all}>
      <span aria-hidden="true">
        {main && format.money(main)} +{amounts.length - 1}
      </span>
      <span className="visually-hidden">{all}</span>
    </td>
  );
}

/** Returns the tone of a bar if its color shows lateness; otherwise ''. */
export function barTone(dimension: BreakdownDimension, { key }: BreakdownBar): string {
  return dimension === 'lateness' || dimension === 'promisedDay' ? key : '';
}

interface BarRowProps {
  bar: BreakdownBar;
  dimension: BreakdownDimension;
  label: string;
  /** Relative to the longest bar, from 0 to 1. */
  length: number;
  /** Whether any order's amount is known. */
  hasAmounts: boolean;
  /** Which orders a click shows, or why it shows none. */
  hint: string;
  /** Narrows the search to the orders in this bar; null if that is not possible. */
  onChoose: (() => void) | null;
}

/** One bar as a table row. A click on the row narrows the search if `onChoose` is set. */
export function BreakdownBarRow(props: BarRowProps) {
  const { bar, dimension, label, length, hasAmounts, hint, onChoose } = props;
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="breakdown-label"
          title={format.labelled(label, hint)}
          aria-disabled={onChoose === null || undefined}
          aria-description={hint}
          onClick={onChoose ?? undefined}
        >
          {label}
        </button>
      </th>
      <td className="breakdown-bar" aria-hidden="true">
        <span data-tone={barTone(dimension, bar) || undefined} style={{ width: `${length * 100}%` }} />
      </td>
      <td className="breakdown-number">{format.number(bar.orderIds.length)}</td>
      {hasAmounts && <Amount bar={bar} />}
    </tr>
  );
}
