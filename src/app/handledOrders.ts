import type { Handled } from '#store/triageSlice.ts';

/** As many orders are kept over a reload, the last ones that were handled. */
const HANDLED_KEPT = 5_000;

export function handledKey(sub: string): string {
  return `console.handled:${sub}`;
}

/** The stored list: the last outcome of each order. */
export function keptHandled(handled: readonly Handled[]): Handled[] {
  const last = new Map(handled.map((one) => [one.orderId, one]));
  return handled.filter((one) => last.get(one.orderId) === one).slice(-HANDLED_KEPT);
}
