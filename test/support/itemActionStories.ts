import { CANCEL, CLEARED, cards, nothing, setCurrent, twice } from './actionParts.ts';
import { type ActionStory, byMenu, enter } from './actions.ts';
import { anOrder } from './builders.ts';

export const ITEM_STORIES: readonly ActionStory[] = [
  {
    ...CANCEL,
    title: 'Cancel item',
    order: () => anOrder().with(cards('producing'), cards('producing', 'Flyers')),
    open: byMenu('Cancel item', 'Cards'),
    dialog: 'Cancel item',
    submit: 'Cancel item',
    // R221
    done: 'We have asked the fulfiller to cancel this item. Check back for status.',
    send: async (user, dialog) => {
      dialog.getByRole('button', { name: 'Cancel item' }).focus();
      await user.keyboard('{Enter}{Enter}');
    },
    call: { method: 'POST', path: /\/cancelrequest$/ },
    sent: ({ orderId, items }) => ({
      call: `POST /v1/orders/${orderId}/items/${items[0]?.itemId}/cancelrequest`,
      body: undefined,
    }),
    applied: ({ items }) => [`requestCancellation ${items[0]?.itemId}`],
    changed: ['events', 'item 1 pendingCancellation', 'notifications'],
  },
  {
    title: 'Reject item',
    order: () => anOrder().with(cards('producing')),
    open: byMenu('Reject item', 'Cards'),
    dialog: 'Reject item',
    submit: 'Reject item',
    fill: async (user, dialog) => {
      await user.selectOptions(dialog.getByRole('combobox', { name: 'Rejection code' }), 'Artwork problem');
      await enter(user, dialog.getByRole('textbox', { name: 'Reason' }), 'Too dark to print');
    },
    send: twice('Reject item'),
    call: { method: 'POST', path: /\/v1\/notifications$/ },
    sent: ({ items }) => ({
      call: 'POST /v1/notifications',
      body: {
        notificationType: 'ItemsRejected',
        items: [{ itemId: items[0]?.shortItemId }],
        rejectionDetails: { reason: 'Too dark to print', code: 'artworkProblem' },
      },
    }),
    done: 'Rejection event successfully created.',
    failed:
      'Rejection event could not be created at this time. You may not have permission to reject an item.',
    applied: ({ items }) => [`ItemsRejected ${items[0]?.itemId}`],
    changed: ['events', 'item 1 production', 'item 1 rejected'],
    meanwhile: {
      change: (item) => {
        item.fulfillerId = 'q4nb90vs6l';
        item.globalFulfillerId = 'q4nb90vs6l';
      },
      row: /^Cards\s*Fulfiller\s*Printworks Venlo\s*\S+/,
    },
  },
  {
    title: 'Retry routing',
    order: () => anOrder().with(cards('routingSuspended')),
    open: byMenu('Retry routing', 'Cards'),
    dialog: 'Retry routing',
    submit: 'Retry routing',
    fill: nothing,
    send: twice('Retry routing'),
    call: { method: 'POST', path: /\/retryrouting$/ },
    sent: ({ orderId, items }) => ({
      call: `POST /v1/orders/${orderId}/items/${items[0]?.itemId}/retryrouting`,
      body: undefined,
    }),
    done: 'Routing has been requested again.',
    failed: 'Routing cannot be retried at this time.',
    applied: ({ items }) => [`retryRouting ${items[0]?.itemId}`],
    changed: ['events', 'item 1 routing', 'item 1 suspended'],
    meanwhile: {
      change: (item) => setCurrent(item, 'shippingAggregation'),
      row: /^Cards\s*Status\s*Routing\s*Shipping aggregation$/,
    },
  },
  {
    title: 'Clear alerts of an item',
    order: () =>
      anOrder().with(
        cards('producing').late('preparing').late('fulfillment'),
        cards('producing', 'Flyers').late('preparing'),
      ),
    open: byMenu('Clear alerts', 'Cards'),
    dialog: 'Clear alerts',
    submit: 'Clear alerts',
    fill: async (user, dialog) => {
      await user.click(dialog.getByRole('checkbox', { name: /^Awaiting order preparation/ }));
      await enter(user, dialog.getByRole('textbox', { name: 'Comment (optional)' }), 'Printed today');
    },
    send: twice('Clear alerts'),
    call: { method: 'POST', path: /\/discrepancies$/ },
    sent: ({ items }) => ({
      call: 'POST /api/v1/discrepancies',
      body: {
        merchantId: 'acme-print',
        discrepancies: [{ itemId: items[0]?.itemId, status: 'preparing', comment: 'Printed today' }],
      },
    }),
    done: 'The selected alert(s) have been cleared.',
    failed: 'Cannot clear alert(s).',
    applied: ({ items }) => [`clearAlert ${items[0]?.itemId}`],
    changed: ['item 1 preparing'],
    meanwhile: CLEARED,
  },
];
