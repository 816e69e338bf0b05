import type { TFunction } from 'i18next';
import { lookUp } from '#domain/byKey.ts';
import type { BreakdownBar } from '#domain/results/breakdown.ts';

interface Texts {
  title: string;
  label: (key: string) => string;
  text: TFunction<'export'>;
}

/** Returns the column names and one row of text per bar, with an unformatted amount per currency. */
export function breakdownTable(bars: readonly BreakdownBar[], { title, label, text }: Texts): string[][] {
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
      ...currencies.map((currency) => lookUp(totals, currency)?.toFixed(2) ?? ''),
    ]),
  ];
}
