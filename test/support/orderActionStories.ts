import { screen, within } from '@testing-library/react';
import { CANCEL, CLEARED, cards, enterTwice, nothing, setCurrent, twice } from './actionParts.ts';
import { type ActionStory, byMenu, enter } from './actions.ts';
import { anOrder } from './builders.ts';
import type { App } from './renderApp.tsx';

async function openEvents({ user }: App): Promise<void> {
  await user.click(await screen.findByRole('tab', { name: 'Events' }));
  const panel = within(await screen.findByRole('tabpanel'));
  await user.click(await panel.findByRole('checkbox', { description: /^Accepted by the platform / }));
  await user.click(panel.getByRole('button', { name: 'Resend events' }));
}

export const ORDER_STORIES: readonly ActionStory[] = [
  {
    ...CANCEL,
    title: 'Cancel order',
    order: () => anOrder().with(cards('producing')),
    open: byMenu('Cancel order'),
    dialog: 'Cancel order',
    submit: 'Cancel order',
    done: 'We have asked the fulfiller to cancel this order. Check back for status.',
    send: twice('Cancel order'),
    call: { method: 'POST', path: /\/cancelrequest$/ },
    sent: ({ orderId }) => ({ call: `POST /v1/orders/${orderId}/cancelrequest`, body: undefined }),
    applied: ({ orderId }) => [`requestCancellation ${orderId}`],
    changed: ['events', 'item 1 pendingCancellation', 'notifications'],
  },
  {
    title: 'Clear alerts of the order',
    order: () =>
      anOrder().with(cards('producing').late('preparing').late('fulfillment'), cards('producing', 'Flyers')),
    open: byMenu('Clear alerts'),
    dialog: 'Clear alerts',
    submit: /^Clear (2 )?alerts$/,
    fill: async (user, dialog) => user.click(dialog.getByRole('button', { name: 'Select all 2' })),
    send: twice('Clear 2 alerts'),
    call: { method: 'POST', path: /\/discrepancies$/ },
    sent: ({ items }) => ({
      call: 'POST /api/v1/discrepancies',
      body: {
        merchantId: 'acme-print',
        discrepancies: ['fulfillment', 'preparing'].map((status) => ({
          itemId: items[0]?.itemId,
          status,
          // S5.32: the comment is optional.
          comment: '',
        })),
      },
    }),
    done: 'The selected alert(s) have been cleared.',
    failed: 'Cannot clear alert(s).',
    applied: ({ items }) => [`clearAlert ${items[0]?.itemId}`, `clearAlert ${items[0]?.itemId}`],
    changed: ['item 1 fulfillment', 'item 1 preparing'],
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
      await enter(user, street, 'Nieuwstraat 1');
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
    applied: ({ orderId }) => [`requestDeliveryChange ${orderId}`],
    changed: ['changeRequests', 'events', 'item 1 _links', 'item 1 hasDeliveryChange'],
    meanwhile: {
      change: (item) => {
        item.hasDeliveryChange = true;
      },
      row: /^Cards\s*Address change requested\s*No\s*Yes$/,
    },
  },
  {
    title: 'Update status',
    order: () => anOrder().with(cards('accepted')),
    open: byMenu('Update status'),
    dialog: 'Update status',
    submit: 'Update status',
    fill: async (user, dialog) => {
      await user.selectOptions(dialog.getByRole('combobox', { name: 'Update' }), 'Production started');
      // The only item is selected already.
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
    applied: ({ items }) => [`ProductionStarted ${items[0]?.itemId}`],
    changed: ['events', 'item 1 production', 'item 1 productionAccepted'],
    meanwhile: {
      change: (item) => setCurrent(item, 'onHold'),
      row: /^Cards\s*Current statuses\s*Production accepted\s*On hold, Production accepted$/,
    },
  },
];
