import type { HandledOrder } from '#store/results/triageSlice.ts';

/** The maximum number of stored orders. The oldest ones are dropped. */
const HANDLED_KEPT = 5_000;

export function handledOrdersKey(sub: string): string {
  return `console.handled:${sub}`;
}

/** Returns the list to store: the last outcome of each order, for at most `HANDLED_KEPT` orders. */
export function handledOrdersToStore(handled: readonly HandledOrder[]): HandledOrder[] {
  const last = new Map(handled.map((one) => [one.orderId, one]));
  return handled.filter((one) => last.get(one.orderId) === one).slice(-HANDLED_KEPT);
}
