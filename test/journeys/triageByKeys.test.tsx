import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PEOPLE } from '#mocks/people.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';
import { widenWindow } from './wideWindow.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const COUNT = IS_DEEP ? 10 : 5;

/** Adds orders whose routing is suspended, longest overdue first. */
function addLate(count: number): void {
  for (let index = 0; index < count; index += 1) {
    const item = anItem()
      .at('routingSuspended')
      .late('routing', 200 - index);
    platform.world.addOrder(anOrder().id(`late-${index}`).with(item).build());
  }
}

/** Waits until a new order is open, with its remedy. */
async function nextOrder(seen: Set<string>): Promise<void> {
  await waitFor(() => {
    const id = screen.getByRole('heading', { level: 1 }).textContent;
    expect(id).toMatch(/^late-/);
    expect(seen).not.toContain(id);
    seen.add(id);
  });
  await screen.findByRole('button', { name: /^Retry routing/ });
}

/**
 * Opens the first order and waits for the results beside it. Only orders that are handled after the results
 * have arrived are counted.
 */
async function openFirst({ press }: ReturnType<typeof typist>): Promise<void> {
  await screen.findByRole('region', { name: 'Start here' });
  await press('s');
  await (await find.splitList()).findByRole('list', { name: 'Orders found' });
}

/** Presses keys and counts them. A key combination is one press. */
function typist({ user }: App) {
  let presses = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) await user.keyboard(key);
      presses += keys.length;
    },
    presses: () => presses,
  };
}

const SEND = '{Control>}{Enter}{/Control}';
const sendRetry: Parameters<typeof platform.faults.next>[0] = { method: 'POST', path: /retryrouting$/ };

// The next order opens only where the list beside it is visible (R503).
beforeEach(() => void widenWindow());

describe('R56: late orders, with the keyboard only', () => {
  it(`${COUNT} are remedied from the start page, though every third call fails: one key opens the first, one its remedy, and one sends it, or sends a refused one again`, async () => {
    addLate(COUNT);
    const app = await renderApp({ platform, route: '/' });
    const keys = typist(app);
    const seen = new Set<string>();
    await screen.findByRole('region', { name: 'Start here' });
    await openFirst(keys);
    for (let index = 0; index < COUNT; index += 1) {
      const isRefused = index % 3 === 1;
      await nextOrder(seen);
      // The fault begins only now, because the previous order's call may have been pending until here.
      if (isRefused) platform.faults.next(sendRetry, { kind: 'status', status: 422 });
      await keys.press('f');
      const dialog = within(await screen.findByRole('dialog', { name: 'Retry routing' }));
      await keys.press(SEND);
      if (!isRefused) continue;
      await dialog.findByRole('alert');
      await keys.press(SEND);
    }
    expect(
      await (await find.splitList()).findByText(`${COUNT} of ${COUNT} orders handled`),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys.presses()).toBeLessThan(6 * COUNT);
  });

  it('are remedied even if the session ends in between: the dialog leads to the sign-in, and sends again', async () => {
    // The orders of the tests above are no longer suspended.
    addLate(4);
    const windows: string[] = [];
    const openSignInWindow = () => windows.push('sign-in') > 0;
    const app = await renderApp({ platform, route: '/', openSignInWindow });
    const keys = typist(app);
    const seen = new Set<string>();
    await screen.findByRole('region', { name: 'Start here' });
    await openFirst(keys);
    for (let index = 0; index < 4; index += 1) {
      await nextOrder(seen);
      const isOver = index === 2;
      // Two requests fail: the call, and its retry with a renewed token.
      if (isOver) platform.faults.next(sendRetry, { kind: 'status', status: 401 }, 2);
      await keys.press('f');
      const dialog = within(await screen.findByRole('dialog', { name: 'Retry routing' }));
      await keys.press(SEND);
      if (!isOver) continue;
      await dialog.findByRole('button', { name: 'Sign in again' });
      await keys.press(SEND);
      await waitFor(() => expect(windows).toEqual(['sign-in']));
      const { sub, name } = PEOPLE.staff;
      act(() => void app.store.dispatch(signedIn({ sub, name })));
      // R166
      expect(await dialog.findByText('You are signed in again. Nothing was changed.')).toBeInTheDocument();
      expect(dialog.queryByText(/Your session has ended/)).not.toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Retry routing' })).toHaveFocus();
      await keys.press(SEND);
    }
    expect(await (await find.splitList()).findByText('4 of 4 orders handled')).toBeInTheDocument();
    expect(keys.presses()).toBeLessThan(24);
  });
});
