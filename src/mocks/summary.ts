import { fulfillerIdOf } from './access.ts';
import { productOf } from './data/products.ts';
import { type ItemDocument, listOrEmpty } from './documents.ts';
import type { OrderRecord } from './records.ts';

/** A current status with its expected close date in epoch ms. */
export interface CurrentStatus {
  name: string;
  due: number | null;
}

/** The item data in the search index. */
export interface ItemSummary {
  itemId: string;
  merchantItemId: string;
  fulfillerItemId: string;
  shortItemId: string;
  fulfillmentGroupId: string;
  shortFulfillmentGroupId: string;
  fulfillerOrderId: string;
  fulfillerId: string;
  productName: string;
  skuCode: string;
  orderedSkuCode: string;
  categoryId: string;
  current: readonly CurrentStatus[];
  changeRequestTypes: readonly string[];
}

/** The order data in the search index. */
export interface OrderSummary {
  orderId: string;
  merchantOrderId: string;
  merchantId: string;
  merchantSalesChannel: string;
  customerName: string;
  testingConfiguration: string;
  /** Epoch ms. */
  createdAt: number;
  visibleFrom: number;
  /** Whether the platform has accepted the order. If not, only order-request has it. */
  hasPlatformOrder: boolean;
  /** The promise dates of the groups in local time. */
  promises: readonly string[];
  relations: readonly string[];
  items: readonly ItemSummary[];
}

const RELATIONS = ['claims', 'reorderClaim', 'complaints', 'reorderComplaint', 'fulfillerQuotes'];

function words(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function timeOf(date: string | null): number | null {
  return Date.parse(date ?? '') || null;
}

function toItemSummary(item: ItemDocument, record: OrderRecord): ItemSummary {
  const statuses = Object.entries(item.statuses ?? {}).filter(([, entry]) => entry?.state === 'current');
  const changes = record.changeRequests.filter((change) =>
    change._embedded.items.some((changed) => changed.itemId === item.itemId),
  );
  return {
    itemId: item.itemId,
    merchantItemId: words(item.merchantItemId),
    fulfillerItemId: words(item.fulfillerItemId),
    shortItemId: words(item.shortItemId),
    fulfillmentGroupId: words(item.fulfillmentGroupId),
    shortFulfillmentGroupId: words(item.shortFulfillmentGroupId),
    fulfillerOrderId: words(item.fulfillerOrderId),
    fulfillerId: words(fulfillerIdOf(item)),
    productName: words(item.merchantProductName),
    skuCode: words(item.skuCode),
    orderedSkuCode: words(item.orderedSkuCode),
    categoryId: productOf(words(item.skuCode))?.categoryId ?? '',
    current: statuses.map(([name, entry]) => ({
      name,
      due: timeOf(entry.expectedCloseDate),
    })),
    changeRequestTypes: changes.map((change) => change.changeDetails.changeType),
  };
}

/** Derives the summary from the documents of an order that was changed or added. */
export function summarize(record: OrderRecord): OrderSummary {
  const { order, request } = record;
  const placed = order?.createdDate ?? request?.merchantPlacedDate;
  return {
    orderId: record.orderId,
    merchantOrderId: words(order?.merchantOrderId ?? request?.merchantOrderId),
    merchantId: words(order?.merchantId ?? request?.merchantId),
    merchantSalesChannel: words(order?.merchantSalesChannel),
    customerName: words(order?.customerName),
    testingConfiguration: words(order?.testingConfiguration),
    createdAt: placed ? Date.parse(placed) || 0 : 0,
    visibleFrom: record.visibleFrom,
    hasPlatformOrder: order !== null,
    promises: listOrEmpty(order?.fulfillmentGroups).flatMap((group) => group.localPromisedArrivalDate ?? []),
    relations: RELATIONS.filter((relation) => [order?._links?.[relation] ?? []].flat().length > 0),
    items: record.items.map((item) => toItemSummary(item, record)),
  };
}
