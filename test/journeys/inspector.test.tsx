import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PersonName } from '#mocks/people.ts';
import { waitChanged } from '#store/console/callsSlice.ts';
import { listen } from '#test/heard.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });

/** The paths of the calls that the inspector has received so far. It receives them in batches. */
const pathsTold = ({ store }: App) => store.getState().calls.calls.map(({ url }) => new URL(url).pathname);

async function openResults(as: PersonName) {
  const app = await renderApp({ platform, as, route: '/?page=1' });
  await within(await screen.findByRole('table')).findAllByRole('link');
  await waitFor(() =>
    expect(pathsTold(app)).toEqual(
      expect.arrayContaining(['/v2/ordersearch', expect.stringContaining('carrierServices')]),
    ),
  );
  return app;
}

async function openInspector() {
  const app = await openResults('developer');
  await app.user.keyboard('gi');
  const panel = within(await screen.findByRole('complementary', { name: 'Platform calls' }));
  return { ...app, panel };
}

describe('R28: the platform calls', () => {
  it('show method, service, path, status, time, tries and correlation ID, latest call first', async () => {
    const { panel, store } = await openInspector();
    const columns = panel.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual([
      'Time',
      'Method',
      'Service',
      'Path',
      'Status',
      'Duration',
      'Attempts',
      'Correlation ID',
      'Copy',
    ]);
    const search = store.getState().calls.calls.findLast(({ url }) => url.endsWith('/v2/ordersearch'));
    const row = panel.getAllByRole('row', { name: /order-manager \/v2\/ordersearch/ })[0];
    expect(row).toHaveTextContent(/POST.*200 ok.* ms1/);
    expect(row).toHaveTextContent(search?.correlationId ?? '?');
  });

  it('copy a call as curl, without the token', async () => {
    const { panel, user } = await openInspector();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.type(panel.getByRole('searchbox'), 'ordersearch');
    const [copy] = panel.getAllByRole('button', { name: 'Copy as curl, without the token' });
    await user.click(copy ?? document.body);
    expect(write).toHaveBeenCalledWith(
      `curl -X POST 'http://order-manager.platform.test/v2/ordersearch' -H "Authorization: Bearer $TOKEN"`,
    );
  });

  it('can be filtered by service and by failure', async () => {
    platform.faults.next({ service: 'carriers' }, { kind: 'status', status: 404 }, 9);
    const { panel, user } = await openInspector();
    await user.click(panel.getByRole('checkbox', { name: 'Failed only' }));
    const failed = panel.getAllByRole('row').slice(1);
    expect(failed.length).toBeGreaterThan(0);
    for (const row of failed) expect(row).toHaveTextContent(/carriers.*404/);
    await user.type(panel.getByRole('searchbox'), 'nothing like that');
    expect(panel.getByText('No calls yet.')).toBeInTheDocument();
  });

  it('R590: screen readers announce that they are shown and hidden', async () => {
    const { user } = await openResults('developer');
    const heard = listen();
    await user.keyboard('gi');
    await waitFor(() => expect(heard).toContain('Platform calls are shown.'));
    await user.keyboard('gi');
    await waitFor(() => expect(heard.at(-1)).toBe('Platform calls are hidden.'));
    expect(screen.queryByRole('complementary', { name: 'Platform calls' })).toBeNull();
  });

  it('are visible to developers only', async () => {
    const { user } = await openResults('staff');
    await user.keyboard('gi?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(keys.queryByText('Show or hide the platform calls')).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Platform calls', hidden: true })).toBeNull();
  });
});

describe('a service that asks the console to wait', () => {
  it('is shown with a countdown, which disappears when the wait ends', async () => {
    const { store } = await renderApp({ platform });
    const until = Date.now() + 12_000;
    act(() => {
      store.dispatch(waitChanged({ service: 'order-manager', until }));
    });
    expect(await screen.findByRole('timer')).toHaveTextContent(/order-manager is busy: retrying in 1[12] s/);
    act(() => {
      store.dispatch(waitChanged({ service: 'order-manager', until: null }));
    });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('R38: is no longer shown once the user has left the screen that called it', async () => {
    platform.faults.next(
      { service: 'order-manager', path: /ordersearch/ },
      { kind: 'status', status: 503, headers: { 'Retry-After': '60' } },
    );
    const { router } = await renderApp({ platform, route: '/?page=1' });
    await screen.findByRole('timer');
    await act(() => router.navigate('/support'));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  });

  it('is called immediately if the user asks for it', async () => {
    platform.faults.next(
      { service: 'order-manager', path: /ordersearch/ },
      { kind: 'status', status: 503, headers: { 'Retry-After': '60' } },
    );
    const { user } = await renderApp({ platform, route: '/?page=1' });
    await user.click(await screen.findByRole('button', { name: 'Try now' }));
    expect(await within(await screen.findByRole('table')).findAllByRole('link')).not.toHaveLength(0);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('without a network', () => {
  it('the console says so and keeps its content', async () => {
    await renderApp({ platform, route: '/?page=1' });
    await screen.findByRole('table');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You are offline/)).toBeInTheDocument();
    expect(screen.getByRole('table')).toBeInTheDocument();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
    online.mockRestore();
  });
});
