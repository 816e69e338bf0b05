import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canSearch } from '#domain/permissions.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { PEOPLE } from '#mocks/people.ts';
import { sessionExpired, signedIn } from '#store/people/sessionSlice.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { goOnline } from './faultWalkWrites.ts';

const platform = simulatedPlatform({ orders: 8 });

function disconnect(): void {
  platform.faults.set({ offline: true });
  goOnline(false);
}

function reconnect(): void {
  platform.faults.set({ offline: false });
  goOnline(true);
}

afterEach(() => {
  platform.faults.clear();
  vi.restoreAllMocks();
});

function addOrder() {
  return platform.world.addOrder(anOrder().with(anItem().at('producing')).build());
}

/** The start page as soon as the permissions are loaded, because they are needed for the search. */
async function openStartPage() {
  const app = await renderApp({ platform, route: '/' });
  await waitFor(() => expect(canSearch(selectPermissions(app.store.getState()))).toBe(true));
  return { ...app, term: await screen.findByRole('searchbox') };
}

async function openWithoutConnection(orderId: string) {
  const app = await renderApp({ platform, route: '/?page=1' });
  await within(await screen.findByRole('table')).findAllByRole('link');
  disconnect();
  await act(() => app.router.navigate(`/orders/${orderId}`));
  return app;
}

/** Returns a function that counts the requests to this path from now on. */
function countRequests(path: string): () => number {
  platform.requests.splice(0);
  return () => platform.requests.filter((request) => request.includes(path)).length;
}

describe('R142: when the browser is online again', () => {
  it('a search that failed without a connection is repeated', async () => {
    const { user, term } = await openStartPage();
    disconnect();
    await user.type(term, '*{Enter}');
    expect(await screen.findByText('There was an error retrieving the search results')).toBeInTheDocument();
    reconnect();
    expect(await within(await screen.findByRole('table')).findAllByRole('link')).not.toHaveLength(0);
    expect(screen.queryByText('There was an error retrieving the search results')).toBeNull();
  });

  it('an order that could not be loaded is loaded', async () => {
    const { orderId } = addOrder();
    await openWithoutConnection(orderId);
    expect(await screen.findByText('There was a problem retrieving the order.')).toBeInTheDocument();
    reconnect();
    expect(await screen.findByLabelText('Order summary')).toHaveTextContent(orderId);
    expect(screen.queryByText('There was a problem retrieving the order.')).toBeNull();
  });

  it('the panel of an item is loaded', async () => {
    platform.faults.next({ path: /v1\/shipments/ }, { kind: 'networkError' }, 30);
    const { panel } = await openPanel(platform, LANDMARKS.trackingStates, 'shipments');
    await within(panel).findByRole('alert');
    disconnect();
    platform.faults.clear();
    reconnect();
    expect(await within(panel).findByRole('table', { name: 'Packages of this item' })).toBeInTheDocument();
  });

  it('R505: a failure in one line is repeated too', async () => {
    platform.faults.next({ service: 'claims' }, { kind: 'networkError' }, 3);
    await renderApp({ platform, route: `/orders/${LANDMARKS.claimed}` });
    const line = await screen.findByText('The claims could not be loaded. No response received.', {
      exact: false,
    });
    disconnect();
    platform.faults.clear();
    reconnect();
    await waitFor(() => expect(line).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { description: LANDMARKS.claimReorder })).toBeInTheDocument();
  });

  it('a read that fails again is not repeated until the next time', async () => {
    const { orderId } = addOrder();
    await openWithoutConnection(orderId);
    await screen.findByText('There was a problem retrieving the order.');
    const requests = countRequests(`/orders/${orderId}`);
    goOnline(true);
    await waitFor(() => expect(requests()).toBeGreaterThan(0));
    await screen.findByText('There was a problem retrieving the order.');
    const sent = requests();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(requests()).toBe(sent);
  });

  it('a read that the platform refused is not repeated', async () => {
    const { orderId } = addOrder();
    platform.faults.next({ service: 'order-service' }, { kind: 'status', status: 400 }, 9);
    platform.faults.next({ service: 'order-request' }, { kind: 'status', status: 400 }, 9);
    await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findByText('There was a problem retrieving the order.');
    const requests = countRequests(`/orders/${orderId}`);
    goOnline(false);
    goOnline(true);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(requests()).toBe(0);
  });
});

describe('R407: when the user has signed in again', () => {
  /** Every call fails as it does after the end of the session, and so does its retry with a renewed token. */
  function endSession(call: { service?: string; path?: RegExp }) {
    platform.faults.next(call, { kind: 'status', status: 401 }, 30);
  }

  async function signInAgain({ store }: App) {
    await screen.findByText(/Your session has ended. Sign in again to continue/);
    platform.faults.clear();
    const { sub, name } = PEOPLE.staff;
    act(() => void store.dispatch(signedIn({ sub, name })));
  }

  it('a search that failed because the session had ended is repeated', async () => {
    const { term, ...app } = await openStartPage();
    endSession({});
    await app.user.type(term, '*{Enter}');
    expect(await screen.findByText('There was an error retrieving the search results')).toBeInTheDocument();
    await signInAgain(app);
    expect(await within(await screen.findByRole('table')).findAllByRole('link')).not.toHaveLength(0);
    expect(screen.queryByText('There was an error retrieving the search results')).toBeNull();
  });

  it('an order that could not be loaded is loaded', async () => {
    const { orderId } = addOrder();
    endSession({ service: 'order-service' });
    endSession({ service: 'order-request' });
    const app = await renderApp({ platform, route: `/orders/${orderId}` });
    expect(await screen.findByText('There was a problem retrieving the order.')).toBeInTheDocument();
    await signInAgain(app);
    expect(await screen.findByLabelText('Order summary')).toHaveTextContent(orderId);
    expect(screen.queryByText('There was a problem retrieving the order.')).toBeNull();
  });

  it('a read that the platform refused for another reason is not repeated', async () => {
    const { orderId } = addOrder();
    platform.faults.next({ service: 'order-service' }, { kind: 'status', status: 400 }, 9);
    platform.faults.next({ service: 'order-request' }, { kind: 'status', status: 400 }, 9);
    const app = await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findByText('There was a problem retrieving the order.');
    act(() => void app.store.dispatch(sessionExpired()));
    const requests = countRequests(`/orders/${orderId}`);
    await signInAgain(app);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(requests()).toBe(0);
  });

  it('a read that failed without a connection is repeated only then, if the session has ended meanwhile', async () => {
    const { orderId } = addOrder();
    const app = await openWithoutConnection(orderId);
    await screen.findByText('There was a problem retrieving the order.');
    act(() => void app.store.dispatch(sessionExpired()));
    const requests = countRequests(`/orders/${orderId}`);
    reconnect();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(requests()).toBe(0);
    await signInAgain(app);
    expect(await screen.findByLabelText('Order summary')).toHaveTextContent(orderId);
  });
});
