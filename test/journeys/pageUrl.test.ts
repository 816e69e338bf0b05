import { afterEach, expect, it } from 'vitest';
import { mergeSlashes } from '#app/routing/pageUrl.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['//orders/1?tab=events#here', '/orders/1?tab=events#here'],
  ['/orders//1///', '/orders/1/'],
  ['///', '/'],
  ['/orders/a%2F%2Fb?text=//#//', '/orders/a%2F%2Fb?text=//#//'],
])('R555: the URL %s counts as %s', (written, shown) => {
  const { origin } = window.location;
  window.history.replaceState('state', '', `${origin}${written}`);
  mergeSlashes();
  expect(window.location.href).toBe(`${origin}${shown}`);
  expect(window.history.state).toBe('state');
});
