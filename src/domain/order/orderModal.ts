import type { ReorderMode } from '#domain/actions/reorderPlan.ts';
import { orderPath } from '#domain/links/paths.ts';

/** R73: the modals about the items that the user has selected. The URL contains the names of all modals. */
const SELECTION_MODAL_IDS = ['cancelItems', 'rejectItems', 'retryRoutings'] as const;

const ORDER_MODAL_IDS = [
  'reorder',
  'redirect',
  'orderJson',
  'cancelOrder',
  'clearAlerts',
  'changeAddress',
  'updateStatus',
  'callback',
  'watch',
  ...SELECTION_MODAL_IDS,
] as const;

const ITEM_MODAL_IDS = [
  'relatedIds1',
  'relatedIds2',
  'additionalIds1',
  'attributes',
  'manufacturing',
  'routing',
  'shipmentPlan',
  'itemJson',
  'cancelItem',
  'rejectItem',
  'retryRouting',
  'clearItemAlerts',
] as const;

export const MODAL_IDS = [...ORDER_MODAL_IDS, ...ITEM_MODAL_IDS];

export type OrderModalId = (typeof ORDER_MODAL_IDS)[number];
export type ItemModalId = (typeof ITEM_MODAL_IDS)[number];
export type ModalId = OrderModalId | ItemModalId;

export function isOrderModal(name: string): name is OrderModalId {
  return ORDER_MODAL_IDS.some((id) => id === name);
}

export function isItemModal(name: string): name is ItemModalId {
  return ITEM_MODAL_IDS.some((id) => id === name);
}

export function isModal(name: string | null): name is ModalId {
  return MODAL_IDS.some((id) => id === name);
}

export function isSelectionModal(name: string): boolean {
  return SELECTION_MODAL_IDS.some((id) => id === name);
}

const ASKING_MODAL_IDS = ['redirect', 'watch'] as const satisfies readonly ModalId[];
export type AskingModalId = (typeof ASKING_MODAL_IDS)[number];

/** Whether the modal with this name asks for confirmation before it discards the user's input. */
export function asksBeforeLeaving(name: string): name is AskingModalId {
  return ASKING_MODAL_IDS.some((id) => id === name);
}

/** The subject of a modal and its initial values. */
export interface ModalTarget {
  itemId?: string;
  /** The relation of the link that the modal shows, if any. */
  rel?: string;
  /** The index among the links with that relation; 0 by default. */
  index?: number;
  /** The IDs of the items that are selected initially in a modal about the order. */
  items?: readonly string[];
  /** The mode that is selected initially in the reorder modal. */
  mode?: ReorderMode;
  /** The status whose alerts are selected initially in the modal that clears alerts. */
  status?: string;
}

/** The parameters that describe the modal, without `itemId`, which also names an open item. */
export const MODAL_PARAMETERS = ['modal', 'rel', 'index', 'items', 'mode', 'status'] as const;

/** The parameters without the modal. The item stays. */
export function withoutOrderModal(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of MODAL_PARAMETERS) next.delete(name);
  return next;
}

/** The parameters with this modal in place of any other. */
export function withOrderModal(
  params: URLSearchParams,
  modal: ModalId,
  { itemId, rel, index = 0, items = [], mode, status }: ModalTarget = {},
): URLSearchParams {
  const next = withoutOrderModal(params);
  next.set('modal', modal);
  if (itemId !== undefined) next.set('itemId', itemId);
  if (rel !== undefined) next.set('rel', rel);
  if (index > 0) next.set('index', String(index));
  for (const id of items) next.append('items', id);
  if (mode !== undefined) next.set('mode', mode);
  if (status !== undefined) next.set('status', status);
  return next;
}

export function orderModalPath(orderId: string, modal: ModalId, target?: ModalTarget): string {
  return `${orderPath(orderId)}?${withOrderModal(new URLSearchParams(), modal, target)}`;
}

/** Whether the query of an order's URL names a modal. */
export function hasOrderModal(query: string): boolean {
  return new URLSearchParams(query).has('modal');
}

/** The modal that the parameters name. It is not checked: a link may name a modal that does not exist. */
export function orderModalIn(params: URLSearchParams) {
  return {
    modal: params.get('modal'),
    itemId: params.get('itemId'),
    rel: params.get('rel'),
    index: Number(params.get('index')),
    items: params.getAll('items'),
    mode: params.get('mode'),
    status: params.get('status'),
  };
}
