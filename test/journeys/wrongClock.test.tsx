import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchServer } from '#app/server/watchServer.ts';
import { CONFIGURATION, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1, hasLandmarks: false });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOTICE = /^This computer’s clock is/;

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The console in a tab. Its server answers at `serverTime` (epoch milliseconds); returns how to ask it. */
async function openTab(server: { time: number; headers?: Record<string, string> }, status = 200) {
  const { store } = await renderApp({ platform });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const headers = { Date: new Date(server.time).toUTCString(), ...server.headers };
    return new Response(JSON.stringify({ buildId: CONFIGURATION.buildId }), { status, headers });
  });
  const watch = watchServer(store);
  ({ stop } = watch);
  return { store, check: () => act(watch.check) };
}

describe('R458: the clock of this computer', () => {
  it.each([
    [
      '23 hours slow',
      23 * HOUR - 2 * SECOND,
      {},
      /clock is 23 hr slow, so due times and date ranges are wrong/,
    ],
    ['6 minutes fast', -(6 * MINUTE + SECOND), {}, /clock is 6 min fast/],
    ['a day and 90 minutes fast', -25.5 * HOUR, {}, /clock is 1 day 1 hr fast/],
    ['6 minutes fast, seen through a cache', -20 * MINUTE, { Age: `${14 * 60 - 5}` }, /clock is 6 min fast/],
  ])('is %s: the page says so', async (_title, difference, headers, text) => {
    const { check } = await openTab({ time: Date.now() + difference, headers });
    await check();
    expect(await screen.findByText(NOTICE)).toHaveTextContent(text);
    expect(screen.getByText(NOTICE).closest('[role="status"]')).not.toBeNull();
  });

  it.each([
    ['4 minutes fast', -4 * MINUTE, {}],
    ['right, and the response comes from a cache of yesterday', -24 * HOUR, { Age: `${24 * 3600}` }],
    ['not comparable, because the server does not tell its time', 0, { Date: '' }],
  ])('is %s: nothing is shown', async (_title, difference, headers) => {
    const { check, store } = await openTab({ time: Date.now() + difference, headers });
    await check();
    expect(store.getState().server.clockAheadMs).toBeNull();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('is compared although the server has no version file', async () => {
    const { check } = await openTab({ time: Date.now() - 2 * HOUR }, 404);
    await check();
    expect(await screen.findByText(NOTICE)).toBeInTheDocument();
  });

  it('is not compared with a response during which the computer slept', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = { time: Date.now() };
    const { store } = await openTab(server);
    vi.mocked(fetch).mockImplementation(async () => {
      const headers = { Date: new Date().toUTCString() };
      vi.setSystemTime(Date.now() + HOUR);
      return new Response('{}', { headers });
    });
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(store.getState().server.clockAheadMs).toBeNull();
  });

  it('was set: the notice disappears when the user returns', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = { time: Date.now() + 24 * HOUR };
    const { check } = await openTab(server);
    await check();
    expect(await screen.findByText(NOTICE)).toBeInTheDocument();
    vi.setSystemTime(server.time + 2 * MINUTE);
    server.time += 2 * MINUTE;
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
  });
});
