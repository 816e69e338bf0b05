import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConsoleRouter } from '#app/routing/consoleRouter.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';

const ids = Array.from({ length: 900 }, (_, index) => `missing-${index}`).join(' ');
const LONG = searchPath({ ...DEFAULT_CRITERIA, searchTerm: ids }, null);
const LONG_SHOWN = LONG.replace('?', '#?');

const shown = () => window.location.href.slice(window.location.origin.length);
const pathOf = (router: ReturnType<typeof createConsoleRouter>) => {
  const { pathname, search } = router.state.location;
  return `${pathname}${search}`;
};

let router: ReturnType<typeof createConsoleRouter>;
beforeEach(() => {
  window.history.replaceState(null, '', LONG_SHOWN);
  router = createConsoleRouter();
});
afterEach(() => {
  router.dispose();
  window.history.replaceState(null, '', '/');
});

it('R385: opens the full URL of a short one, and links to short ones', () => {
  expect(pathOf(router)).toBe(LONG);
  expect(shown()).toBe(LONG_SHOWN);
  expect(router.createHref({ ...router.state.location, pathname: '/orders/o1' })).toBe(
    `/orders/o1${LONG_SHOWN.slice(1)}`,
  );
  expect(router.createHref({ ...router.state.location, search: '?page=2' })).toBe('/?page=2');
});

it('R385: shows short URLs after each navigation, and knows the full ones after Back', async () => {
  await router.navigate('/?page=2');
  expect(shown()).toBe('/?page=2');
  await router.navigate(LONG);
  expect([pathOf(router), shown()]).toEqual([LONG, LONG_SHOWN]);
  await router.navigate('/?page=3');
  await router.navigate(-1);
  await vi.waitFor(() => expect(pathOf(router)).toBe(LONG));
  expect(shown()).toBe(LONG_SHOWN);
  await router.navigate(-1);
  await vi.waitFor(() => expect(pathOf(router)).toBe('/?page=2'));
  expect(shown()).toBe('/?page=2');
});
