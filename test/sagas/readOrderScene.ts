import { lookUp } from '#domain/byKey.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import { selectOperation } from '#store/operation.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { anItem, anOrder } from '#test/domainBuilders.ts';
import { anOrderStore, flushMicrotasks, refused, type StubResponses } from './orderStore.ts';

export const ID = 'order-1';
export const HEAD = anOrder({ items: [] });
export const ITEMS = [anItem()];
export const ALL = { entries: ITEMS, error: null };
export const PLACED: MerchantOrder = {
  orderId: ID,
  merchantOrderId: 'VP-1',
  merchantCustomerId: '',
  merchantId: 'acme-print',
  merchantSalesChannel: '',
  merchantPlacedDate: null,
  eventCallbackUrl: '',
  testingConfiguration: '',
  groups: [],
  document: {},
};

export const fine = {
  order: async () => HEAD,
  placedOrder: async () => PLACED,
  readableItems: async () => ALL,
  item: async () => null,
};
export const fails = (status: number) => () => Promise.reject(refused(status));

/** The platform with some of its responses replaced. */
export function aPlatform(
  over: Partial<Record<keyof typeof fine, () => Promise<unknown>>> = {},
): StubResponses {
  const answers = { ...fine, ...over } as typeof fine;
  return {
    orderService: { order: answers.order },
    orderRequest: { placedOrder: answers.placedOrder },
    itemService: { readableItems: answers.readableItems, item: answers.item },
  };
}

export async function read(platform: StubResponses) {
  const { store } = anOrderStore(platform);
  store.dispatch(loadOrder.requested({ orderId: ID }));
  await flushMicrotasks();
  const state = store.getState();
  return {
    found: lookUp(state.orders.loaded, ID)?.found,
    loading: selectOperation(state, loadOrder, ID),
    store,
  };
}

export const nothing = async () => null;
