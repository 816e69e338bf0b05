import { expect, it, vi } from 'vitest';
import type { SearchPlatform } from '#api/searchPlatform.ts';
import { sendFirstSearch } from '#app/platform/firstSearch.ts';
import type { OrderSearch, SearchPage } from '#domain/search/orderSearch.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { UTC } from '#domain/time/time.ts';
import { aPage } from '#test/domainBuilders.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

/** A platform that only searches: each response's total is the number of searches so far. */
function aPlatform(fails = false) {
  const asked: OrderSearch[] = [];
  const search = vi.fn(async (wanted: OrderSearch): Promise<SearchPage> => {
    asked.push(wanted);
    if (fails) throw new Error('No answer');
    return aPage([], asked.length);
  });
  return { platform: { orderManager: { search } } as unknown as SearchPlatform, asked };
}

const at = (address: string) => new URL(address, 'https://console.test');

it('sends the search of the URL immediately, and gives its response to the same search', async () => {
  const { platform, asked } = aPlatform();
  const { orderManager } = sendFirstSearch(platform, at('/?searchTerm=abc&page=2'), currentTime(NOW, UTC));
  expect(asked).toMatchObject([{ criteria: { searchTerm: 'abc', page: 2 } }]);
  const [first] = asked;
  await expect(orderManager.search({ ...first } as OrderSearch)).resolves.toMatchObject({ total: 1 });
  expect(asked).toHaveLength(1);
});

it('gives the response away once: a second search sends a request', async () => {
  const { platform, asked } = aPlatform();
  const { orderManager } = sendFirstSearch(platform, at('/?page=1'), currentTime(NOW, UTC));
  const [first] = asked;
  await orderManager.search(first as OrderSearch);
  await expect(orderManager.search(first as OrderSearch)).resolves.toMatchObject({ total: 2 });
});

it('gives it to no other search', async () => {
  const { platform, asked } = aPlatform();
  const { orderManager } = sendFirstSearch(platform, at('/?page=1'), currentTime(NOW, UTC));
  const [first] = asked as [OrderSearch];
  const other = { ...first, criteria: { ...first.criteria, searchTerm: 'other' } };
  await expect(orderManager.search(other)).resolves.toMatchObject({ total: 2 });
  await expect(orderManager.search(asked[0] as OrderSearch)).resolves.toMatchObject({ total: 3 });
});

it('passes a failure to the caller that gets the response', async () => {
  const { platform, asked } = aPlatform(true);
  const { orderManager } = sendFirstSearch(platform, at('/?page=1'), currentTime(NOW, UTC));
  await expect(orderManager.search(asked[0] as OrderSearch)).rejects.toThrow('No answer');
});

it.each([
  ['a URL without a search', '/'],
  ['another screen', '/orders/1?page=1'],
  ['a range before the last 180 days', '/?startDate=2026-01-01T00:00:00Z'],
  ['a range that ends before it starts', '/?startDate=2026-11-20T00:00:00Z&endDate=2026-11-01T00:00:00Z'],
  ['a period, which moves on before it is searched', '/?period=24h'],
])('sends nothing at %s', (_, address) => {
  const { platform, asked } = aPlatform();
  expect(sendFirstSearch(platform, at(address), currentTime(NOW, UTC))).toBe(platform);
  expect(asked).toEqual([]);
});
