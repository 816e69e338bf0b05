import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { factsByItem } from '#domain/order/staleness.ts';
import { writeKey } from '#domain/writes/sentWrite.ts';
import { PEOPLE } from '#mocks/people.ts';
import { cancelOrder, checkWrite } from '#store/actions/writeOperations.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { storyOf } from '#test/actionStories.ts';
import { pressOnceEnabled, startAction, writesOf } from '#test/actions.ts';
import { aSentWrite } from '#test/domainBuilders.ts';
import { memoryBrowser } from '#test/memoryIntentSupport.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

const REJECT = storyOf('Reject item');
const CANCEL = storyOf('Cancel order');

describe('two tabs', () => {
  it('R459: send one request: the second says that the first is sending it and has ended it, and then shows the changed order', async () => {
    const browser = memoryBrowser();
    const { user, dialog, before, store, submit, applied } = await startAction(platform, CANCEL, { browser });
    const { orderId } = before;
    const loaded = selectOrderLoadResult(store.getState(), orderId);
    const seenFacts = factsByItem(loaded?.kind === 'order' ? loaded.order.items : [], Date.now());
    const other = await renderApp({ platform, browser });
    const release = platform.hold(CANCEL.call);
    requests.take();
    act(() => void other.store.dispatch(cancelOrder.requested({ orderId, seenFacts, itemIds: [] })));
    await user.click(submit());
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'A request like this is already being sent, here or in another tab. Wait for its result.',
    );
    release();
    await waitFor(() => expect(applied()).toEqual(CANCEL.applied(before)));
    await waitFor(() => expect(other.store.getState().sentWrites).toEqual({}));
    await dialog.findByText(/^A request like this was sent.* and has ended\.$/);
    expect(dialog.queryByRole('button', { name: 'Continue with current data' })).not.toBeInTheDocument();
    await waitFor(() => expect(submit()).toHaveAccessibleDescription('A cancellation is already pending.'));
    expect(requests.take()).toHaveLength(1);
    other.close();
  });

  it('R460: the tab that sent a request shows the result of the check in the other one, and does not offer it again', async () => {
    const browser = memoryBrowser();
    const { user, dialog, before, submit, store } = await startAction(platform, REJECT, { browser });
    const other = await renderApp({ platform, browser });
    platform.faults.next(REJECT.call, { kind: 'status', status: 500, isApplied: true });
    await user.click(submit());
    await dialog.findByRole('button', { name: 'Check' });
    const subject = before.items[0]?.itemId ?? '';
    await waitFor(() => expect(Object.keys(other.store.getState().sentWrites)).toHaveLength(1));
    requests.take();
    act(
      () =>
        void other.store.dispatch(
          checkWrite.requested({ operation: 'rejectItem', subject, orderId: before.orderId }),
        ),
    );
    expect(
      await dialog.findByText('The change was applied. There is nothing left to send.'),
    ).toBeInTheDocument();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
    expect(requests.take()).toEqual([]);
    expect(store.getState().drafts).toEqual({});
    other.close();
  });

  it('R459: a request that the other tab was sending is sent only after the user has checked the order', async () => {
    const browser = memoryBrowser();
    const { user, dialog, before, submit, applied } = await startAction(platform, REJECT, { browser });
    const { locks } = browser.openTab(() => undefined);
    const subject = before.items[0]?.itemId ?? '';
    const end = await locks.take(writeKey({ operation: 'rejectItem', subject }));
    await user.click(submit());
    await dialog.findByText(/^A request like this is already being sent/);
    expect(submit()).toHaveAccessibleDescription('Wait for the request that is already being sent.');
    requests.reads();
    const release = platform.hold({ service: 'order-service' });
    end?.();
    await waitFor(() => expect(requests.reads()).not.toEqual([]));
    expect(dialog.getByText(/^A request like this is already being sent/)).toBeVisible();
    release();
    await dialog.findByText(/^A request like this was sent.* and has ended\.$/);
    expect(dialog.queryByText(/is already being sent/)).not.toBeInTheDocument();
    await user.click(submit());
    expect(submit()).toHaveAccessibleDescription('Check first whether this request is still needed.');
    expect(requests.take()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Continue with current data' }));
    await pressOnceEnabled(user, submit());
    await waitFor(() => expect(applied()).toEqual(REJECT.applied(before)));
  });

  it('R459: so is one that the other tab was sending when the dialog was opened', async () => {
    const browser = memoryBrowser();
    const { dialog, before } = await startAction(platform, REJECT, { browser });
    const { orderId, items } = before;
    const subject = items[0]?.itemId ?? '';
    const { locks, notifyTabs } = browser.openTab(() => undefined);
    const { sub } = PEOPLE.staff;
    const write = aSentWrite({ operation: 'rejectItem', subject, orderId, sub, sentAt: Date.now() });
    const end = await locks.take(writeKey(write));
    await browser.journal.saveWrite(write);
    notifyTabs({ kind: 'writes' });
    await dialog.findByText(/^A request like this is already being sent/);
    await browser.journal.removeWrite(write);
    notifyTabs({ kind: 'writes' });
    end?.();
    await dialog.findByText(/^A request like this was sent.* and has ended\.$/);
  });
});
