import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { reloadForMissingCode } from '#app/server/missingCode.ts';
import { watchServer } from '#app/server/watchServer.ts';
import { byKey } from '#domain/byKey.ts';
import type { WriteName } from '#store/actions/announcements.ts';
import { runFound, runTakenOver } from '#store/bulk/bulkSlice.ts';
import { draftChanged } from '#store/console/draftsSlice.ts';
import { newVersionFound } from '#store/console/serverSlice.ts';
import type { RootState } from '#store/rootReducer.ts';
import { writeRecorded } from '#store/writes/sentWritesSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openBulkReorder, select } from '#test/bulk.ts';
import { aSentWrite } from '#test/domainBuilders.ts';
import { listen } from '#test/heard.ts';
import { CONFIGURATION, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { EMPTY_RUN } from '../sagas/bulkConsole.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const BUILD = CONFIGURATION.buildId;
const BANNER = 'A new version of the console is available.';

let stop: () => unknown = () => undefined;
afterEach(() => void stop());

/** Opens the console in a tab. `deployed` is the build that the server reports, or null for no response. */
async function openTab(deployed: string | null, preloaded: Partial<RootState> = {}) {
  const app = await renderApp({ platform, preloaded });
  const tab = { deployed, clockAheadMs: null as number | null, reloads: 0, asked: 0 };
  const ask = async () => {
    tab.asked += 1;
    return tab.deployed === null ? null : { buildId: tab.deployed, clockAheadMs: tab.clockAheadMs };
  };
  const watch = watchServer(app.store, ask);
  const reload = () => {
    tab.reloads += 1;
  };
  const ignore = reloadForMissingCode({
    store: app.store,
    buildId: BUILD,
    storage: sessionStorage,
    reload,
    ask,
  });
  stop = () => {
    watch.stop();
    ignore();
  };
  return { ...app, tab };
}

const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));
const missCode = () => act(async () => void window.dispatchEvent(new Event('vite:preloadError')));

describe('R55: after a new deployment', () => {
  it('an open tab says so when the user returns to it', async () => {
    const { tab } = await openTab('new');
    expect(screen.queryByText(BANNER)).toBeNull();
    await comeBack();
    expect(await screen.findByText(BANNER)).toBeInTheDocument();
    expect(tab.reloads).toBe(0);
  });

  it('the same build or a missing response shows nothing', async () => {
    const { tab } = await openTab(BUILD);
    await comeBack();
    tab.deployed = null;
    await comeBack();
    expect(screen.queryByText(BANNER)).toBeNull();
  });

  it('asks at most once a minute, however often the user returns', async () => {
    const { tab } = await openTab(BUILD);
    for (let times = 0; times < 5; times += 1) await comeBack();
    expect(tab.asked).toBe(1);
  });
});

it('R55, R425: a tab that was never left says so once, also in the dialog that plans a run', async () => {
  const { orderId } = platform.world.addOrder(anOrder().with(anItem().at('producing')).build());
  const app = await renderApp({
    platform,
    route: '/?page=1',
    checkServer: async () => void app.store.dispatch(newVersionFound()),
  });
  await select(app, orderId);
  const dialog = await openBulkReorder(app);
  expect(screen.queryByText(BANNER)).toBeNull();
  const heard = listen();
  await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
  expect(await dialog.findByText(BANNER)).toBeInTheDocument();
  expect(heard.filter((text) => text.includes(BANNER))).toHaveLength(1);
  expect(dialog.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});

describe('R55: code that is missing on the server', () => {
  it('reloads the page once per build', async () => {
    const { tab } = await openTab('new');
    await missCode();
    await waitFor(() => expect(tab.reloads).toBe(1));
    await missCode();
    await screen.findByText(BANNER);
    expect(tab.reloads).toBe(1);
  });

  it('never reloads the page while it has unsaved typed text: the banner offers it instead', async () => {
    const { tab, store } = await openTab('new');
    act(() => {
      store.dispatch(draftChanged({ key: 'support:', value: { what: 'typed' } }));
    });
    await missCode();
    expect(await screen.findByText(BANNER)).toBeInTheDocument();
    expect(tab.reloads).toBe(0);
  });

  it('never reloads the page while a field has text that is not in the URL; does so once it is', async () => {
    const { tab, user } = await openTab('new');
    await user.type(screen.getByRole('searchbox', { name: 'Search text' }), 'poster');
    await missCode();
    expect(await screen.findByText(BANNER)).toBeInTheDocument();
    expect(tab.reloads).toBe(0);
    window.history.replaceState(null, '', '/?searchTerm=poster');
    await missCode();
    await waitFor(() => expect(tab.reloads).toBe(1));
    window.history.replaceState(null, '', '/');
  });

  it('never reloads the page while a dialog is open', async () => {
    const { tab, user } = await openTab('new');
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await screen.findByRole('dialog');
    await missCode();
    expect(await screen.findByText(BANNER)).toBeInTheDocument();
    expect(tab.reloads).toBe(0);
  });

  it('R580: reloads the page although an extension of the browser has added a dialog', async () => {
    const { tab } = await openTab('new');
    const foreign = document.createElement('div');
    foreign.setAttribute('role', 'dialog');
    document.body.append(foreign);
    await missCode();
    foreign.remove();
    await waitFor(() => expect(tab.reloads).toBe(1));
  });

  it('never reloads the page while a write is being sent', async () => {
    const { tab, store } = await openTab('new');
    act(() => {
      store.dispatch(writeRecorded(aSentWrite()));
    });
    await missCode();
    expect(await screen.findByText(BANNER)).toBeInTheDocument();
    expect(tab.reloads).toBe(0);
  });

  it('R385: reloads the page if the fragment of its URL contains the search text', async () => {
    const { tab, user } = await openTab('new');
    const text = Array.from({ length: 900 }, (_, index) => `missing-${index}`).join(' ');
    await user.click(screen.getByRole('searchbox', { name: 'Search text' }));
    await user.paste(text);
    window.history.replaceState(null, '', `/#?${new URLSearchParams({ searchTerm: text })}`);
    await missCode();
    await waitFor(() => expect(tab.reloads).toBe(1));
    window.history.replaceState(null, '', '/');
  });

  const running = (name: WriteName | 'selectAllResults' | 'loadEvents'): Partial<RootState> => ({
    operations: byKey([[name, byKey([['o1', { status: 'running', previous: null, at: 0 }]])]]),
  });
  it.each<[string, Partial<RootState>, number]>([
    ['a download runs', { export: { status: 'running', count: 1, total: 2 } }, 0],
    [
      'a download with missing rows waits for the user',
      { export: { status: 'incomplete', count: 1, total: 2, missing: [], unreadable: 0 } },
      0,
    ],
    [
      'the bar of a download says that it has ended',
      { export: { status: 'saved', name: 'bulk-query.csv', count: 1, unreadable: 0 } },
      1,
    ],
    ['all results are being selected', running('selectAllResults'), 0],
    ['subscriptions are being saved', running('saveWatch'), 0],
    ['the order is read again before a write', running('cancelOrder'), 0],
    ['several items are being cancelled', running('actOnItems'), 0],
    ['the page reads data', running('loadEvents'), 1],
  ])('while %s', async (_title, preloaded, reloads) => {
    const { tab } = await openTab('new', preloaded);
    await missCode();
    await waitFor(() => expect(tab.reloads).toBe(reloads));
    expect(screen.queryAllByText(BANNER)).toHaveLength(1 - reloads);
  });

  it('does not reload the page if it could not remember that, because it would do so again and again', async () => {
    const { tab } = await openTab('new');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => setItem.mockRestore());
    await missCode();
    expect(await screen.findByText(BANNER)).toBeInTheDocument();
    expect(tab.reloads).toBe(0);
  });

  it.each([
    ['is active', 'running', 0],
    ['of an earlier visit waits for the user', 'unattended', 1],
  ] as const)('while a run %s: %s', async (_title, status, reloads) => {
    const { tab, store } = await openTab('new');
    act(() => {
      store.dispatch(runFound(EMPTY_RUN));
      if (status === 'running') store.dispatch(runTakenOver({ ...EMPTY_RUN, settled: 0 }));
    });
    await missCode();
    await waitFor(() => expect(tab.asked).toBe(1));
    await waitFor(() => expect(tab.reloads).toBe(reloads));
  });

  it('never reloads the page without a response from the server', async () => {
    const { tab } = await openTab(null);
    await missCode();
    expect(tab.reloads).toBe(0);
    expect(screen.queryByText(BANNER)).toBeNull();
  });
});

describe('the server’s version', () => {
  beforeEach(() => void stop());

  it.each([
    ['its build', '{"buildId":"new"}', 200, true],
    ['the same build', `{"buildId":"${BUILD}"}`, 200, false],
    ['a page instead', '<!doctype html>', 200, false],
    ['an invalid version', '{}', 200, false],
    ['not found', '{"buildId":"new"}', 404, false],
  ])('%s', async (_title, body, status, isNew) => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const { store } = await renderApp({ platform });
    fetch.mockImplementation(async () => new Response(body, { status }));
    const watch = watchServer(store);
    stop = watch.stop;
    await comeBack();
    await waitFor(() => expect(fetch).toHaveBeenCalledWith('/version.json', { cache: 'no-store' }));
    fetch.mockRestore();
    await waitFor(() => expect(store.getState().server.isOutdated).toBe(isNew));
  });
});
