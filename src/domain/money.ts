import { type ByKey, byKey, entriesOf } from './byKey.ts';

/** Amounts by ISO 4217 code. The code comes from the platform and may be unknown. */
export type MoneyByCurrency = ByKey<number>;

export interface Money {
  amount: number;
  currency: string;
}

/** Adds the amounts by currency, and removes binary rounding errors below a thousandth of a cent. */
export function sumByCurrency(amounts: readonly Money[]): MoneyByCurrency {
  const totals = new Map<string, number>();
  for (const { amount, currency } of amounts) {
    totals.set(currency, Math.round(((totals.get(currency) ?? 0) + amount) * 1e5) / 1e5);
  }
  return byKey(totals);
}

/** The amounts as a list, always in the order of their currency codes. */
export function moneyList(totals: MoneyByCurrency): Money[] {
  return entriesOf(totals)
    .map(([currency, amount]) => ({ currency, amount }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
