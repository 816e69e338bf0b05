import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endOfDay, startOfDay, toIso } from '#domain/time/time.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { daysAgo, find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const searches = searchesOf(platform);

platform.world.addOrder(anOrder().id('one').with(anItem().id('item-one')).build());
platform.world.addOrder(anOrder().id('two').with(anItem().id('item-two')).build());

afterEach(() => void vi.useRealTimers());

const DAY = 86_400_000;
const today = () => toIso(Date.now()).slice(0, 10);
const paramsOf = (router: App['router']) => new URLSearchParams(router.state.location.search);

describe('S5.2 to S5.5: the dates', () => {
  it('cover the last 180 days, are both required, and are in the displayed time zone', async () => {
    await renderApp({ platform });
    expect(find.start()).toHaveValue(daysAgo(180));
    expect(find.end()).toHaveValue(today());
    for (const field of [find.start(), find.end()]) {
      expect(field).toBeRequired();
      expect(field).toHaveAccessibleName(/required/);
    }
    expect(find.startTime()).toHaveAccessibleDescription('+00:00');
  });

  it('R548: dates that were not edited follow the calendar day, in a form that is left open overnight', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { user } = await renderApp({ platform });
    const nextDay = async () => {
      vi.setSystemTime(Date.now() + DAY);
      await act(() => vi.advanceTimersByTimeAsync(30_000));
    };
    await user.type(find.term(), 'Ada');
    await nextDay();
    expect(find.start()).toHaveValue(daysAgo(180));
    expect(find.end()).toHaveValue(today());
    expect(find.term()).toHaveValue('Ada');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '24h');
    await nextDay();
    expect(find.start()).toHaveValue(daysAgo(1));
    expect(find.end()).toHaveValue(today());

    await user.clear(find.start());
    await user.type(find.start(), daysAgo(3));
    await nextDay();
    expect(find.start()).toHaveValue(daysAgo(4));
    expect(find.end()).toHaveValue(daysAgo(1));
  });

  it.each(['{Backspace}', '{Delete}'])(
    'S5.4: %s clears a date, and searching reports the missing one',
    async (key) => {
      const { user, router } = await renderApp({ platform });
      for (const field of [find.start(), find.end()]) {
        await user.click(field);
        await user.keyboard(key);
        expect(field).toHaveValue('');
      }
      expect(find.startTime()).toHaveValue('');
      expect(find.start()).toHaveAttribute('aria-invalid', 'false');
      await user.click(find.search());
      expect(find.start()).toHaveAccessibleDescription('Please enter start date');
      expect(find.end()).toHaveAccessibleDescription('Please enter end date');
      await waitFor(() => expect(find.start()).toHaveFocus());
      expect(router.state.location.search).toBe('');
    },
  );

  it('S5.2, S5.3: a URL whose dates cannot be searched sends nothing and shows the reason', async () => {
    searches.lists();
    const tooEarly = 'Start date must be within the last 180 days';
    const { router } = await renderApp({ platform, route: '/?period=99999d' });
    for (const [query, problem] of [
      ['period=99999d', tooEarly],
      ['startDate=2999-01-01T00:00:00Z&endDate=2999-01-02T00:00:00Z', 'Start date must not be in the future'],
      [`startDate=${daysAgo(182)}T00:00:00Z`, tooEarly],
      [
        `startDate=${daysAgo(1)}T00:00:00Z&endDate=${daysAgo(2)}T00:00:00Z`,
        'Start date must be before end date',
      ],
    ] as const) {
      await act(() => router.navigate(`/?${query}`));
      expect(
        await screen.findByRole('heading', { name: 'These dates cannot be searched' }),
      ).toBeInTheDocument();
      await waitFor(() => expect(find.start()).toHaveAccessibleDescription(problem));
      expect(searches.lists()).toEqual([]);
    }
    expect(find.end()).toHaveAccessibleDescription('End date must be after start date');
  });

  it('S5.2, S5.3: a start after the end, and dates outside the allowed range, are marked until they are corrected', async () => {
    const { user } = await renderApp({ platform });
    await user.clear(find.start());
    await user.type(find.start(), daysAgo(2));
    await user.clear(find.end());
    await user.type(find.end(), daysAgo(3));
    await user.click(find.search());
    expect(find.start()).toHaveAccessibleDescription('Start date must be before end date');
    expect(find.end()).toHaveAccessibleDescription('End date must be after start date');
    await user.clear(find.end());
    await user.type(find.end(), daysAgo(1));
    expect(find.start()).toBeValid();
    expect(find.end()).toBeValid();

    await user.clear(find.start());
    await user.type(find.start(), daysAgo(182));
    await user.clear(find.end());
    // R375: the next day may already be today in another zone.
    await user.type(find.end(), toIso(Date.now() + 2 * DAY).slice(0, 10));
    await user.click(find.search());
    expect(find.start()).toHaveAccessibleDescription('Start date must be within the last 180 days');
    expect(find.end()).toHaveAccessibleDescription('End date must not be after today');
  });

  it('S5.5: a typed start is the start of its minute, and a typed end is the end of its minute', async () => {
    const { user, router } = await renderApp({ platform });
    await user.clear(find.start());
    await user.type(find.start(), daysAgo(5));
    await user.clear(find.startTime());
    await user.type(find.startTime(), '06:30');
    await user.clear(find.end());
    await user.type(find.end(), daysAgo(1));
    await user.clear(find.endTime());
    await user.type(find.endTime(), '17:45');
    await user.click(find.search());
    await waitFor(() => expect(paramsOf(router).get('startDate')).toBe(`${daysAgo(5)}T06:30:00.000Z`));
    expect(paramsOf(router).get('endDate')).toBe(`${daysAgo(1)}T17:45:59.999Z`);
  });

  it('S5.5: a picked start is the start of the day, and a picked end is the end of the day', async () => {
    // On some days, the months of both edges contain only days that can be picked.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') });
    const { user, router } = await renderApp({ platform });
    for (const edge of ['start', 'end'] as const) {
      await user.click(screen.getByRole('button', { name: `Pick ${edge} date` }));
      expect((await screen.findAllByRole('gridcell', { name: /^Not available/ })).length).toBeGreaterThan(0);
      await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
      await user.keyboard(edge === 'start' ? '{ArrowRight}{Enter}' : '{ArrowLeft}{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: `Pick ${edge} date` })).toHaveFocus());
    }
    await user.click(find.search());
    await waitFor(() => expect(paramsOf(router).has('startDate')).toBe(true));
    const start = toIso(Date.now() - 179 * DAY);
    const end = toIso(Date.now() - DAY);
    expect(paramsOf(router).get('startDate')).toBe(startOfDay(start, 'Etc/UTC'));
    expect(paramsOf(router).get('endDate')).toBe(endOfDay(end, 'Etc/UTC'));
  });

  it('R208: a calendar opened by a key has the focus on a day, also when it opens again', async () => {
    const { user } = await renderApp({ platform });
    const opener = screen.getByRole('button', { name: 'Pick start date' });
    for (const _time of ['first', 'second']) {
      opener.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
  });

  it('a relative period stays relative until the user changes its dates', async () => {
    const { user, router } = await renderApp({ platform, route: '/?period=24h' });
    await screen.findByRole('heading', { name: 'No orders found' });
    await user.type(find.term(), 'ana');
    await user.click(find.search());
    await waitFor(() => expect(router.state.location.search).toBe('?searchTerm=ana&period=24h&page=1'));
    await user.clear(find.startTime());
    await user.type(find.startTime(), '00:01');
    await user.click(find.search());
    await waitFor(() => expect(paramsOf(router).get('period')).toBeNull());
    expect(paramsOf(router).get('startDate')).toMatch(/T00:01:00\.000Z$/);
  });

  it('are shown in the display time zone, and sent as an instant', async () => {
    const { user, store } = await renderApp({ platform, route: '/?page=1' });
    await find.table();
    await user.clear(find.end());
    await user.type(find.end(), daysAgo(1));
    await user.clear(find.endTime());
    await user.type(find.endTime(), '12:00');
    store.dispatch(preferencesChanged({ userTimezone: 'Asia/Kathmandu' }));
    await waitFor(() => expect(find.endTime()).toHaveValue('17:45'));
    expect(find.endTime()).toHaveAccessibleDescription('+05:45');
    searches.lists();
    await user.click(find.search());
    await waitFor(() =>
      expect(searches.lists()).toMatchObject([{ endDateUtc: `${daysAgo(1)}T12:00:59.999Z` }]),
    );
  });
});
