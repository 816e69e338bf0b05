import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DraftsState } from '#store/console/draftsSlice.ts';
import { renderApp } from '#test/renderApp.tsx';
import { free, movable, next, redirectScene, toLastStep, wizard } from './redirectScene.ts';

const { platform, openWizard, taken } = redirectScene();

/**
 * Chooses a fulfiller, goes to the last step and loads the page again, with the stored input as `change`
 * returns it. Returns the text of the item's row in the last step before the reload.
 */
async function comeBack(change: (stored: string) => string) {
  const first = await openWizard([movable('Flyers')]);
  await toLastStep(first, first.dialog, 'Flyers');
  const row = first.dialog.getByRole('row', { name: /Flyers/ }).textContent;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const { pathname, search } = first.router.state.location;
  const drafts = JSON.parse(change(JSON.stringify(first.store.getState().drafts))) as DraftsState;
  first.close();
  const app = await renderApp({ platform, route: `${pathname}${search}`, preloaded: { drafts } });
  return { ...app, orderId: first.orderId, row, dialog: await wizard() };
}

describe('R347: choices that the user comes back to', () => {
  it('open at the second step, and have the cost and arrival that routing offers now', async () => {
    const { dialog, user, row, orderId } = await comeBack((stored) =>
      stored
        .replace(/"amount":[\d.]+/, '"amount":99999')
        .replace(/"expectedArrivalDate":"\d+/, (date) => date.replace(/\d+$/, '2001')),
    );
    expect(dialog.getByRole('heading', { name: 'Step 2 of 3: Select new fulfillers' })).toBeInTheDocument();
    expect(
      (await free(dialog, 'Flyers')).filter((radio) => (radio as HTMLInputElement).checked),
    ).toHaveLength(1);
    await user.click(next(dialog));
    expect(dialog.getByRole('row', { name: /Flyers/ })).toHaveTextContent(row ?? '');
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    await expect.poll(() => taken(orderId)).toHaveLength(1);
  });

  it('do not count if routing does not offer the fulfiller any more', async () => {
    const { dialog, user } = await comeBack((stored) =>
      stored.replace(/("fulfillmentConfigurationHref":"[^"]+)/, '$1-gone'),
    );
    const radios = await free(dialog, 'Flyers');
    for (const radio of radios) expect(radio).not.toBeChecked();
    expect(next(dialog)).toHaveAccessibleDescription('Select a new fulfiller for every selected item.');
    await user.click(next(dialog));
    expect(dialog.getByRole('heading', { name: 'Step 2 of 3: Select new fulfillers' })).toBeInTheDocument();
  });
});

describe('R363: a last step that stays open', () => {
  afterEach(() => void vi.useRealTimers());

  it('reads the routing again, and sends only configurations that it still offers', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { user, dialog, orderId } = await openWizard([movable('Flyers')]);
    await toLastStep({ user }, dialog, 'Flyers');
    const send = () => dialog.getByRole('button', { name: 'Request redirect' });
    const later = async () => {
      vi.setSystemTime(Date.now() + 11 * 60_000);
      await act(() => vi.advanceTimersByTimeAsync(30_000));
    };
    platform.faults.next({ path: /routingRequests/ }, { kind: 'status', status: 500 }, 9);
    await later();
    await waitFor(() => expect(send()).toHaveAccessibleDescription(/fulfillers could not be loaded/));
    await user.click(send());
    expect(taken(orderId)).toHaveLength(0);
    platform.faults.clear();
    await later();
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(send());
    await expect.poll(() => taken(orderId)).toHaveLength(1);
  });
});
