import { expect, test } from 'vitest';
import { orderPlacementUrl } from '#domain/console/externalPages.ts';

test.each([
  ['https://placement.example', 'https://placement.example/?reorder=a%2F1'],
  ['https://placement.example/new?tenant=x', 'https://placement.example/new?tenant=x&reorder=a%2F1'],
  ['https://placement.example/#/new', 'https://placement.example/?reorder=a%2F1#/new'],
])('S4.58: order placement at %s', (page, url) => {
  expect(orderPlacementUrl(page, 'a/1')).toBe(url);
});
