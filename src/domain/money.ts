/** Amounts by ISO 4217 code; the currency is data and may be unknown. */
export type MoneyByCurrency = Readonly<Record<string, number>>;

export interface Money {
  amount: number;
  currency: string;
}

/** Adds amounts per currency, never across currencies, free of binary rounding noise below a thousandth of a cent. */
export function sumByCurrency(amounts: readonly Money[]): MoneyByCurrency {
  // A map: the currency is data and may be named like something every object has.
  const totals = new Map<string, number>();
  for (const { amount, currency } of amounts) {
    totals.set(currency, Math.round(((totals.get(currency) ?? 0) + amount) * 1e5) / 1e5);
  }
  return Object.fromEntries(totals);
}

/** The amounts as a list, by currency code, so that every place shows the same order. */
export function moneyList(totals: MoneyByCurrency): Money[] {
  return Object.keys(totals)
    .sort()
    .map((currency) => ({ currency, amount: totals[currency] ?? 0 }));
}
