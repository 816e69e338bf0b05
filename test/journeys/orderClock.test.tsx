import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });
const MINUTE_MS = 60_000;

/** Adds an order whose item's fulfillment is due in five minutes. Returns its ID. */
function addDueSoon(customerName = 'Ada'): string {
  const expectedCloseDate = new Date(Date.now() + 5 * MINUTE_MS).toISOString();
  const item = anItem().at('producing').current('fulfillment', { expectedCloseDate });
  return platform.world.addOrder(anOrder().having({ customerName }).with(item).build()).orderId;
}

/** Advances the clock, and lets the half-minute timers run once. */
async function later(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
}

const problems = () => screen.queryByRole('region', { name: '1 item needs attention' });
const summary = () => screen.getByLabelText('Order summary');

afterEach(() => {
  vi.useRealTimers();
});

describe('an order that stays open until it is late', () => {
  it('S2.73: becomes late without a new read: its problems, its status and its item', async () => {
    const orderId = addDueSoon();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await renderApp({ platform, route: `/orders/${orderId}` });
    const card = (await screen.findAllByRole('article'))[0] as HTMLElement;
    await waitFor(() => expect(summary()).toHaveAttribute('aria-busy', 'false'));
    const warnings = within(card).getByRole('list', { name: 'Warnings' });
    expect(warnings).toHaveTextContent(/due in \d min/);
    expect(problems()).not.toBeInTheDocument();
    for (const place of [summary(), card]) {
      expect(place.querySelector('.status-success')).toBeInTheDocument();
      expect(place.querySelector('.status-warning')).not.toBeInTheDocument();
    }

    platform.requests.splice(0);
    await later(6 * MINUTE_MS);
    expect(problems()).toHaveTextContent(/Missed SLA/);
    expect(warnings).toHaveTextContent(/Missed SLA/);
    expect(warnings).not.toHaveTextContent(/due in/);
    for (const place of [summary(), card]) {
      expect(place.querySelector('.status-warning')).toBeInTheDocument();
      expect(place.querySelector('.status-success')).not.toBeInTheDocument();
    }
    // Requests that follow an order, such as its subscriptions, may still be pending.
    expect(platform.requests.filter((request) => /\/(orders|items)\b/.test(request))).toEqual([]);
  });
});

describe('R27: a row of the results', () => {
  /** Opens the results with one order that is due in minutes. Returns its ID and its row's status cell. */
  async function openRow(customerName: string) {
    const orderId = addDueSoon(customerName);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const app = await renderApp({ platform, route: `/?searchTerm=${customerName}*&page=1` });
    const row = () => screen.getByRole('row', { name: new RegExp(orderId) });
    await waitFor(() => expect(row()).toHaveTextContent(/due in \d min/));
    return { ...app, orderId, row };
  }

  it('becomes late without a new search', async () => {
    const { row } = await openRow('Aging');
    expect(within(row()).queryByRole('button', { name: 'Missed SLA' })).not.toBeInTheDocument();
    await later(3 * 60 * MINUTE_MS);
    await waitFor(() => expect(row()).toHaveTextContent('2 hr late'));
    expect(within(row()).getByRole('button', { name: 'Missed SLA' })).toBeInTheDocument();
  });

  it('is late when the user comes back from an order', async () => {
    const { row, router, orderId } = await openRow('Returning');
    await act(() => router.navigate(`/orders/${orderId}`));
    await screen.findByRole('heading', { level: 1 });
    await later(3 * 60 * MINUTE_MS);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(row()).toHaveTextContent('2 hr late'));
  });
});
