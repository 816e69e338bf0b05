import type { Platform } from '#api/platform.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderSearch, SearchPage } from '#domain/search/orderSearch.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchOpened } from '#store/search/searchOperations.ts';
import { anItem, anOrder, aPage } from '#test/domainBuilders.ts';
import { aSearchStore } from './searchStore.ts';

interface StubResponses {
  search?: (search: OrderSearch) => SearchPage;
  find?: (term: string) => Order | null;
  placed?: (orderId: string) => Pick<MerchantOrder, 'orderId'> | null;
  count?: (search: OrderSearch) => number;
}

/** A platform that gives these responses and records its requests. */
export function aPlatform({ search, find, placed, count }: StubResponses) {
  const asked: { searches: OrderSearch[]; finds: string[]; counts: OrderSearch[] } = {
    searches: [],
    finds: [],
    counts: [],
  };
  const orderManager = {
    search: async (wanted: OrderSearch) => {
      asked.searches.push(wanted);
      return search?.(wanted) ?? aPage([]);
    },
    order: async (term: string) => {
      asked.finds.push(term);
      return find?.(term) ?? null;
    },
    count: async (wanted: OrderSearch) => {
      asked.counts.push(wanted);
      return count?.(wanted) ?? 0;
    },
  };
  const orderRequest = {
    placedOrderId: async (orderId: string) => placed?.(orderId)?.orderId ?? null,
  };
  return { asked, platform: { orderManager, orderRequest } as unknown as Platform };
}

/**
 * Waits until all pending tasks have run. Each timer gives the event loop a turn, in which it also delivers
 * messages.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/**
 * Opens a search with these criteria on a platform with these responses, and waits until everything has
 * settled.
 */
export async function opened(
  answers: StubResponses,
  criteria: SearchCriteria,
  now?: () => number,
  isLeaving?: () => boolean,
) {
  const { asked, platform } = aPlatform(answers);
  const scene = aSearchStore(platform, now, isLeaving);
  scene.store.dispatch(searchOpened(criteria));
  await settled();
  return { ...scene, asked, search: () => scene.store.getState().search };
}

const ITEM = anItem({
  itemId: 'platform-id',
  merchantItemId: 'VP-1-1',
  fulfillerItemId: 'F-55',
  shortItemId: 'M4K7Q2P9XD',
});
const OTHER = anItem({ itemId: 'other', merchantItemId: 'VP-1-2', fulfillerItemId: '', shortItemId: '' });

/** An order of two items, the second with an ID of every kind. */
export const ORDER = anOrder({ orderId: 'o1', items: [OTHER, ITEM] });

/** A page with this order as its only result. */
export const one = aPage([ORDER]);
