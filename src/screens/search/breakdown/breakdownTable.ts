import type { TFunction } from 'i18next';
import { lookUp } from '#domain/byKey.ts';
import { amountText, type CsvSeparator } from '#domain/csv.ts';
import type { BreakdownBar } from '#domain/results/breakdown.ts';

interface Texts {
  title: string;
  label: (key: string) => string;
  text: TFunction<'export'>;
  /** The separator of the user's CSV files, which determines the decimal sign. */
  separator: CsvSeparator;
}

/** Returns the column names and one row of text per bar, with an amount per currency as in the CSV. */
export function breakdownTable(
  bars: readonly BreakdownBar[],
  { title, label, text, separator }: Texts,
): string[][] {
  const currencies = [...new Set(bars.flatMap(({ totals }) => Object.keys(totals)))].sort();
  return [
    [
      title,
      text('breakdown.orders'),
      ...currencies.map((currency) => text('breakdown.amountIn', { currency })),
    ],
    ...bars.map(({ key, orderIds, totals }) => [
      label(key),
      String(orderIds.length),
      ...currencies.map((currency) => {
        const amount = lookUp(totals, currency);
        return amount === undefined ? '' : amountText({ amount, currency }, separator);
      }),
    ]),
  ];
}
