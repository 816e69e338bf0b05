import { expect, it } from 'vitest';
import {
  linkedOrderPath,
  ORDER_VIEWS,
  parseOrderView,
  withOrderView,
  withSameView,
} from '#domain/order/orderView.ts';
import { splitPath } from '#domain/results/splitView.ts';

const at = (query: string) => new URLSearchParams(query);

it.each(ORDER_VIEWS)('R70: the view %s can be restored from its URL', (view) => {
  expect(parseOrderView(withOrderView(at('itemId=a'), view))).toBe(view);
});

it.each(['', 'view=', 'view=nonsense', 'view=__proto__'])(
  'R70: a URL without a known view shows the items: "%s"',
  (query) => {
    expect(parseOrderView(at(query))).toBe('items');
  },
);

it('R70: another view removes only the open item and the event filter from the URL', () => {
  const before = at('itemId=a&tab=events&eventText=x&eventItem=b&split=page%3D1');
  expect(withOrderView(before, 'related').toString()).toBe('split=page%3D1&view=related');
  expect(withOrderView(before, 'items').toString()).toBe('itemId=a&tab=events&split=page%3D1');
});

it('R70: the next order shows the same view and item tab, but no open item', () => {
  expect(withSameView('/orders/b', '?itemId=a&tab=events&modal=x')).toBe('/orders/b?tab=events');
  expect(withSameView(splitPath('b', 'page=1'), '?view=raw&eventText=x')).toBe(
    '/orders/b?split=page%3D1&view=raw',
  );
  expect(withSameView('/orders/b', '')).toBe('/orders/b');
});

it('R361: a link to an order keeps the results and the view; a link to an item keeps the results', () => {
  const current = '?view=raw&itemId=a&split=page%3D1';
  expect(linkedOrderPath(current, 'b/c')).toBe('/orders/b%2Fc?split=page%3D1&view=raw');
  expect(linkedOrderPath(current, 'b', 'i 1')).toBe('/orders/b?itemId=i+1&split=page%3D1');
  expect(linkedOrderPath('?searchTerm=x', 'b', '')).toBe('/orders/b');
});
