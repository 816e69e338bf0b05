import { describe, expect, test } from 'vitest';
import {
  isItemModal,
  isOrderModal,
  MODAL_IDS,
  type ModalId,
  type ModalTarget,
  orderModalIn,
  orderModalPath,
  withOrderModal,
  withoutOrderModal,
} from '#domain/order/orderModal.ts';

const NONE = { itemId: null, rel: null, index: 0, items: [], mode: null, status: null };

describe('S2.78: the URL of a modal', () => {
  test.each<[ModalId, ModalTarget, string]>([
    ['cancelOrder', {}, 'modal=cancelOrder'],
    ['cancelItem', { itemId: 'a/b' }, 'modal=cancelItem&itemId=a%2Fb'],
    ['itemJson', { itemId: 'a', rel: 'self', index: 2 }, 'modal=itemJson&itemId=a&rel=self&index=2'],
    ['cancelItems', { items: ['a', 'b'] }, 'modal=cancelItems&items=a&items=b'],
    ['reorder', { items: ['a'], mode: 'changes' }, 'modal=reorder&items=a&mode=changes'],
    ['clearAlerts', { items: ['a'], status: 'preparing' }, 'modal=clearAlerts&items=a&status=preparing'],
  ])('%s with %o', (modal, target, query) => {
    expect(orderModalPath('1', modal, target)).toBe(`/orders/1?${query}`);
    expect(orderModalIn(new URLSearchParams(query))).toEqual({ ...NONE, modal, ...target });
  });

  test('replaces another modal, and keeps the item and everything else', () => {
    const before = new URLSearchParams('itemId=a&modal=reorder&items=b&mode=changes&view=events');
    expect(withOrderModal(before, 'cancelItem').toString()).toBe('itemId=a&view=events&modal=cancelItem');
    expect(withoutOrderModal(before).toString()).toBe('itemId=a&view=events');
  });

  test('has none if the parameters name none', () => {
    expect(orderModalIn(new URLSearchParams('view=events'))).toEqual({ ...NONE, modal: null });
  });
});

test('each modal is about the order or about an item', () => {
  for (const id of MODAL_IDS) expect([isOrderModal(id), isItemModal(id)].filter(Boolean)).toHaveLength(1);
});
