import type { Money } from './money.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Writes the decimals that the currency has on the screen, but at least two (S9.6). */
function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  // A malformed code has no format of its own.
  const style = /^[a-z]{3}$/i.test(currency) ? ({ style: 'currency', currency } as const) : {};
  const digits = Math.max(2, new Intl.NumberFormat('en', style).resolvedOptions().minimumFractionDigits ?? 2);
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  formats.set(currency, format);
  return format;
}

/**
 * R378: the amount with two decimals, or with three if its currency has three. It rounds the decimal value, as
 * the screen does; `toFixed` rounds the binary one, which can be less.
 */
export function roundedAmount({ amount, currency }: Money): string {
  return formatOf(currency).format(amount);
}
