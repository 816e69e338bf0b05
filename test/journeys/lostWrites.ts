import { screen } from '@testing-library/react';
import type { GuardedWrite } from '#domain/writes/sentWrite.ts';
import { storyOf } from '#test/actionStories.ts';
import { type ActionStory, byMenu, type Dialog } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import type { App } from '#test/renderApp.tsx';
import { movable, toLastStep } from './redirectScene.ts';

/** A guarded write whose response is lost, and the way back to its dialog. */
export interface LostWrite
  extends Pick<ActionStory, 'order' | 'open' | 'dialog' | 'submit' | 'fill' | 'call' | 'done' | 'applied'> {
  /** The calls that send it, as `service.operation` of `test/api/writeOperations.ts`. */
  calls: readonly string[];
  /**
   * Opens the dialog from the page that the list of open requests leads to. By default, the list leads to the
   * dialog itself.
   */
  reopen?: (app: App) => Promise<void>;
}

/** Events are resent from the order's events, where the user selects the same event again. */
async function reopenEvents({ user }: App): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { description: /^Accepted by the platform / }));
  await user.click(screen.getByRole('button', { name: 'Resend events' }));
}

/** Every guarded write. The compiler requires an entry for a new one. */
export const LOST_WRITES: Readonly<Record<GuardedWrite, LostWrite>> = {
  cancelOrder: { ...storyOf('Cancel order'), calls: ['merchantOrder.cancelOrder'] },
  cancelItem: { ...storyOf('Cancel item'), calls: ['merchantOrder.cancelItem'] },
  retryRouting: { ...storyOf('Retry routing'), calls: ['merchantOrder.retryRouting'] },
  rejectItem: { ...storyOf('Reject item'), calls: ['fulfillmentOrderManager.rejectItems'] },
  clearAlerts: { ...storyOf('Clear alerts of the order'), calls: ['discrepancies.clearAlerts'] },
  resendEvents: { ...storyOf('Resend events'), calls: ['events.resendEvents'], reopen: reopenEvents },
  changeAddress: { ...storyOf('Change delivery address'), calls: ['merchantOrder.changeDelivery'] },
  updateStatus: {
    ...storyOf('Update status'),
    calls: ['startProduction', 'rejectItems', 'accept', 'reject', 'ship'].map(
      (call) => `fulfillmentOrderManager.${call}`,
    ),
  },
  requestRedirect: {
    order: () => anOrder().with(movable('Flyers')),
    open: byMenu('Redirect to another fulfiller'),
    dialog: 'Redirect to another fulfiller',
    submit: 'Request redirect',
    fill: async (user: App['user'], dialog: Dialog) => {
      await toLastStep({ user }, dialog, 'Flyers');
    },
    call: { method: 'POST', path: /\/redirectRequest$/ },
    calls: ['merchantOrder.requestRedirect'],
    done: 'Request succeeded. The selected items are being redirected.',
    applied: ({ orderId }) => [`requestRedirect ${orderId}`],
  },
};

/**
 * The other requests that are not repeatable by their method, and why the next tab does not ask about them.
 * Repeatable ones (PUT, DELETE) have the same result whether they arrive once or twice.
 */
export const UNGUARDED_POSTS: Readonly<Record<string, string>> = {
  'merchantOrder.createOrder': 'a step of a run, which keeps its own record and asks for each order',
  'subscriptions.subscribe': 'the subscriptions are read before each save, which sends only the missing ones',
};
