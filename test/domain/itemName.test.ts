import { expect, test } from 'vitest';
import { itemNameWithId } from '#domain/item/itemName.ts';
import { anItem } from '#test/domainBuilders.ts';

test.each([
  ['its name and short ID', {}, 'Standard business cards (M4K7Q2P9XD)'],
  ['its name and ID', { shortItemId: '' }, 'Standard business cards (item-1)'],
  ['its short ID', { productName: '' }, 'M4K7Q2P9XD'],
  ['its ID, only once', { productName: '', shortItemId: '' }, 'item-1'],
])('R517, R522: an item is named by %s', (_title, over, expected) => {
  expect(itemNameWithId(anItem({ itemId: 'item-1', ...over }))).toBe(expected);
});
