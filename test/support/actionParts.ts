import type { StageName } from '#mocks/data/stages.ts';
import type { ItemDocument } from '#mocks/documents.ts';
import type { Dialog } from './actions.ts';
import { anItem, type ItemBuilder } from './builders.ts';
import type { App } from './renderApp.tsx';

/** The ID of Printworks Venlo, a fulfiller that accepts cancellations and address changes. */
const VENLO = 'k3vd81mq0z';
const CALLBACK = 'https://events.acme-print.example/events';

/** Builds an item of Printworks Venlo at that stage and with that product name. */
export function cards(stage: StageName, name = 'Cards'): ItemBuilder {
  return anItem().at(stage).by(VENLO).having({ merchantProductName: name, eventCallbackUrl: CALLBACK });
}

/** The `fill` function of a dialog without input. */
export const nothing = async () => undefined;
/** Returns a `send` function that double-clicks the button with that label. */
export const twice = (submit: string) => async (user: App['user'], dialog: Dialog) => {
  await user.dblClick(dialog.getByRole('button', { name: submit }));
};
export const enterTwice = (field: string) => async (user: App['user'], dialog: Dialog) => {
  await user.type(dialog.getByRole('textbox', { name: field }), '{Enter}{Enter}');
};

function close(item: ItemDocument, status: string): void {
  const entry = item.statuses?.[status];
  if (entry) entry.expectedCloseDate = null;
}

/** Makes a status current, as a change by another user would. */
export function setCurrent(item: ItemDocument, name: string): void {
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

/** Another user increases the item's quantity. */
const MORE = {
  change: (item: ItemDocument) => {
    item.quantity = 7;
    for (const entry of Object.values(item.statuses ?? {})) if (entry) entry.quantity = 7;
  },
  row: /^Cards\s*Quantity\s*1\s*7$/,
};
/** Another user clears one of the item's two alerts. */
export const CLEARED = {
  change: (item: ItemDocument) => close(item, 'fulfillment'),
  row: /^Cards\s*Alerts\s*Awaiting fulfillment, Awaiting order preparation\s*Awaiting order preparation$/,
};
/** The parts that both cancellation stories share. */
export const CANCEL = {
  submit: '',
  fill: nothing,
  failed: 'Cannot process cancellation.',
  meanwhile: MORE,
} as const;
