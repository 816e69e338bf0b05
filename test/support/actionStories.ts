import { screen, within } from '@testing-library/react';
import type { StageName } from '#mocks/data/stages.ts';
import type { ItemDocument } from '#mocks/documents.ts';
import type { ActionStory, App, Dialog } from './actions.ts';
import { byMenu } from './actions.ts';
import { anItem, anOrder, type ItemBuilder } from './builders.ts';

/** Printworks Venlo: it takes cancellations and changes of address. */
export const VENLO = 'k3vd81mq0z';
const CALLBACK = 'https://events.acme-print.example/events';

/** An item of the fulfiller at a stage, by a name that people read. */
export function cards(stage: StageName, name = 'Cards'): ItemBuilder {
  return anItem().at(stage).by(VENLO).having({ merchantProductName: name, eventCallbackUrl: CALLBACK });
}

const nothing = async () => undefined;
const twice = (submit: string) => async (user: App['user'], dialog: Dialog) => {
  await user.dblClick(dialog.getByRole('button', { name: submit }));
};
const enterTwice = (field: string) => async (user: App['user'], dialog: Dialog) => {
  await user.type(dialog.getByRole('textbox', { name: field }), '{Enter}{Enter}');
};

function close(item: ItemDocument, status: string): void {
  const entry = item.statuses?.[status];
  if (entry) entry.expectedCloseDate = null;
}

function setCurrent(item: ItemDocument, name: string): void {
  item.statuses ??= {};
  item.statuses[name] = {
    name,
    state: 'current',
    detail: '',
    expectedCloseDate: null,
    quantity: item.quantity ?? 1,
    updatedDate: null,
  };
}

const MORE = {
  change: (item: ItemDocument) => {
    item.quantity = 7;
    for (const entry of Object.values(item.statuses ?? {})) if (entry) entry.quantity = 7;
  },
  row: /^Cards\s*Quantity\s*1\s*7$/,
};
const CLEARED = {
  change: (item: ItemDocument) => close(item, 'fulfillment'),
  row: /^Cards\s*Alerts\s*Awaiting fulfillment, Awaiting order preparation\s*Awaiting order preparation$/,
};
const CANCEL = {
  submit: '',
  fill: nothing,
  done: 'We have asked the fulfiller to cancel this order. Check back for status.',
  failed: 'Cannot process cancellation.',
  toldIn: 'dialog',
  meanwhile: MORE,
} as const;

async function openEvents({ user }: App): Promise<void> {
  await user.click(await screen.findByRole('tab', { name: 'Events' }));
  const panel = within(await screen.findByRole('tabpanel'));
  await user.click(await panel.findByRole('checkbox', { description: 'Accepted by the platform' }));
  await user.click(panel.getByRole('button', { name: 'Resend events' }));
}

/** Every guarded write of the order screen. */
export const ACTION_STORIES: readonly ActionStory[] = [
  {
    ...CANCEL,
    title: 'Cancel order',
    order: () => anOrder().with(cards('producing')),
    open: byMenu('Cancel order'),
    dialog: 'Cancel order',
    submit: 'Cancel order',
    send: twice('Cancel order'),
    call: { method: 'POST', path: /\/cancelrequest$/ },
    sent: ({ orderId }) => ({ call: `POST /v1/orders/${orderId}/cancelrequest`, body: undefined }),
    applied: ({ orderId }) => [`requestCancellation ${orderId}`],
    changed: ['events', 'item 1 pendingCancellation', 'notifications'],
  },
  {
    ...CANCEL,
    title: 'Cancel item',
    order: () => anOrder().with(cards('producing'), cards('producing', 'Flyers')),
    open: byMenu('Cancel item', 'Cards'),
    dialog: 'Cancel item',
    submit: 'Cancel item',
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
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Too dark to print');
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
    toldIn: 'dialog',
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
    done: 'Routing has been asked for again.',
    failed: 'Routing cannot be retried at this time.',
    toldIn: 'dialog',
    applied: ({ items }) => [`retryRouting ${items[0]?.itemId}`],
    changed: ['events', 'item 1 routing', 'item 1 suspended'],
    meanwhile: {
      change: (item) => setCurrent(item, 'shippingAggregation'),
      row: /^Cards\s*Status\s*Routing\s*Shipping aggregation$/,
    },
  },
  {
    title: 'Clear alerts of the order',
    order: () =>
      anOrder().with(cards('producing').late('preparing').late('fulfillment'), cards('producing', 'Flyers')),
    open: byMenu('Clear alerts'),
    dialog: 'Clear alerts',
    submit: 'Clear alerts',
    fill: async (user, dialog) => user.click(dialog.getByRole('button', { name: 'Tick all 2' })),
    send: twice('Clear alerts'),
    call: { method: 'POST', path: /\/discrepancies$/ },
    sent: ({ items }) => ({
      call: 'POST /api/v1/discrepancies',
      body: {
        merchantId: 'acme-print',
        discrepancies: ['fulfillment', 'preparing'].map((status) => ({
          itemId: items[0]?.itemId,
          status,
          comment: '',
        })),
      },
    }),
    done: 'The selected alert(s) have been cleared.',
    failed: 'Cannot clear alert(s).',
    toldIn: 'dialog',
    applied: ({ items }) => [`clearAlert ${items[0]?.itemId}`, `clearAlert ${items[0]?.itemId}`],
    changed: ['item 1 fulfillment', 'item 1 preparing'],
    meanwhile: CLEARED,
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
      await user.type(dialog.getByRole('textbox', { name: 'Comment (optional)' }), 'Printed today');
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
    toldIn: 'dialog',
    applied: ({ items }) => [`clearAlert ${items[0]?.itemId}`],
    changed: ['item 1 preparing'],
    meanwhile: CLEARED,
  },
  {
    title: 'Resend events',
    order: () => anOrder().with(cards('producing')).event('platformAccepted').event('productionStarted'),
    open: openEvents,
    dialog: 'Resend events',
    submit: 'Resend events',
    fill: nothing,
    send: twice('Resend events'),
    call: { method: 'POST', path: /\/events\/attempts$/ },
    sent: ({ orderId, events }) => ({
      call: 'POST /api/v1/events/attempts',
      body: { ids: [events[0]?.eventId], orderId },
    }),
    done: 'Selected events have been resent.',
    failed: 'Events cannot be resent at this time.',
    toldIn: 'dialog',
    applied: ({ orderId }) => [`resendEvents ${orderId}`],
    changed: ['events'],
    meanwhile: {
      change: (item) => {
        item.eventCallbackUrl = 'https://elsewhere.example/events';
      },
      row: /^Cards\s*Callback URL\s*https:\/\/events\.acme-print\.example\/events\s*https:\/\/elsewhere\.example\/events$/,
    },
  },
  {
    title: 'Change delivery address',
    order: () => anOrder().with(cards('producing')),
    open: byMenu('Change delivery address'),
    dialog: 'Change delivery address',
    submit: 'Update address',
    fill: async (user, dialog) => {
      const street = dialog.getByRole('textbox', { name: 'Street' });
      await user.clear(street);
      await user.type(street, 'Nieuwstraat 1');
    },
    send: enterTwice('City'),
    call: { method: 'POST', path: /\/deliverychangerequests$/ },
    sent: ({ orderId, order }) => ({
      call: `POST /v1/orders/${orderId}/deliverychangerequests`,
      body: {
        fulfillmentGroupChangeRequests: [
          {
            fulfillmentGroupId: order?.fulfillmentGroups?.[0]?.fulfillmentGroupId,
            destinationAddress: {
              firstName: 'Ana',
              middleName: '',
              lastName: 'Ruiz',
              company: '',
              street1: 'Nieuwstraat 1',
              street2: '',
              city: 'Venlo',
              stateOrProvince: '',
              postalCode: '5911 AB',
              country: 'NL',
              phone: '+31 6 1234 5678',
              phoneExt: '',
              email: 'ana.ruiz@mail.example',
              doorCode: '',
              isPOBox: false,
              isResidential: false,
            },
          },
        ],
      },
    }),
    done: 'We have asked the fulfiller to update the delivery address for this order. Please contact the fulfiller directly to confirm.',
    failed: 'Cannot process address change. Please contact the fulfiller.',
    toldIn: 'dialog',
    applied: ({ orderId }) => [`requestDeliveryChange ${orderId}`],
    changed: ['changeRequests', 'events', 'item 1 _links', 'item 1 hasDeliveryChange'],
    meanwhile: {
      change: (item) => {
        item.hasDeliveryChange = true;
      },
      row: /^Cards\s*Change of address requested\s*No\s*Yes$/,
    },
  },
  {
    title: 'Update status',
    order: () => anOrder().with(cards('accepted')),
    open: byMenu('Update status'),
    dialog: 'Update status',
    submit: 'Update status',
    fill: async (user, dialog) => {
      await user.selectOptions(dialog.getByRole('combobox', { name: 'What happened' }), 'Production started');
      await user.click(dialog.getByRole('checkbox', { name: /Cards/ }));
    },
    send: enterTwice('Quantity Cards'),
    call: { method: 'POST', path: /\/v1\/notifications$/ },
    sent: ({ items }) => ({
      call: 'POST /v1/notifications',
      body: {
        notificationType: 'ProductionStarted',
        items: [{ itemId: items[0]?.shortItemId, quantity: 1 }],
      },
    }),
    done: 'The status has been updated.',
    failed: 'The status could not be updated.',
    toldIn: 'message',
    applied: ({ items }) => [`ProductionStarted ${items[0]?.itemId}`],
    changed: ['events', 'item 1 production', 'item 1 productionAccepted'],
    meanwhile: {
      change: (item) => setCurrent(item, 'onHold'),
      row: /^Cards\s*Steps under way\s*Production accepted\s*On hold, Production accepted$/,
    },
  },
];
