import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RECOMMENDED_SEARCHES } from '#domain/search/recommendedSearches.ts';
import { dateText, startOfDay, toIso } from '#domain/time/time.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { daysAgo, find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform();
const searches = searchesOf(platform);

platform.world.addOrder(anOrder().id('one').with(anItem().id('item-one')).build());
platform.world.addOrder(anOrder().id('two').with(anItem().id('item-two')).build());

const today = () => toIso(Date.now()).slice(0, 10);

describe('R379: the stored time zone, on a first visit', () => {
  const SETTINGS = { method: 'GET', path: /mcp-generic-ui-settings\/settings/ };
  const settingsWith = (timezone: string) => ({ kind: 'status', status: 200, body: { timezone } }) as const;
  /** The user's settings contain this zone, and this browser, which is in UTC, has stored none. */
  const storeZone = (timezone: string) => platform.faults.next(SETTINGS, settingsWith(timezone));
  const open = async (route: string) => {
    searches.lists();
    const { store } = await renderApp({ platform, route });
    await waitFor(() => expect(store.getState().settings.userTimezone).not.toBe('UTC'));
    await find.table();
    await find.tabCounts();
    return searches.lists().map(({ startDateUtc }) => startDateUtc);
  };
  const firstDay = (zone: string) => startOfDay(toIso(Date.now()), zone, -180);

  it('replaces the browser’s zone in a search without dates, which then runs once more', async () => {
    storeZone('Asia/Kathmandu');
    expect(await open('/?searchTerm=cards')).toEqual([firstDay('UTC'), firstDay('Asia/Kathmandu')]);
    expect(find.start()).toHaveValue(dateText(firstDay('Asia/Kathmandu'), 'Asia/Kathmandu'));
  });

  it.each([
    ['dates', `startDate=${daysAgo(9)}T00:00:00.000Z&endDate=${today()}T23:59:59.999Z`],
    ['a period', 'period=30d'],
  ])('does not repeat a search with %s', async (_title, range) => {
    storeZone('Asia/Kathmandu');
    expect(await open(`/?searchTerm=cards&${range}`)).toHaveLength(1);
  });

  it('R103: replaces the browser’s zone in the tiles of the queue, which count once more', async () => {
    const respond = platform.hold(SETTINGS, 1, settingsWith('Asia/Kathmandu'));
    const sent = () => [...searches.lists(), ...searches.counts()];
    sent();
    await renderApp({ platform, route: '/' });
    const latest = new Map<string, string | undefined>();
    const expectTilesOf = (zone: string) =>
      waitFor(() => {
        for (const { statusesInclusive = [], startDateUtc } of sent())
          if (statusesInclusive.length > 0) latest.set(JSON.stringify(statusesInclusive), startDateUtc);
        expect(latest.size).toBe(RECOMMENDED_SEARCHES.length);
        expect([...new Set(latest.values())]).toEqual([firstDay(zone)]);
      });
    await expectTilesOf('UTC');
    respond();
    await expectTilesOf('Asia/Kathmandu');
  });
});
