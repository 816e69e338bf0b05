import { createAction } from '@reduxjs/toolkit';
import type { DetailedChange } from '#domain/changeRequest.ts';
import type { OrderEvents } from '#domain/event.ts';
import type { HistoryEntry } from '#domain/history.ts';
import type { UnmetExpectation } from '#domain/item.ts';
import type { Remediation, SupportedProcess } from '#domain/remediation.ts';
import type { ItemShipments } from '#domain/shipment.ts';
import { createOperation } from './operation.ts';

/** The calls of an item's panels when they are opened; each fails and is retried alone. */
interface ItemNamed {
  itemId: string;
}
const byItem = ({ itemId }: ItemNamed) => itemId;

/** All events of the order: one answer for the panels of every item. */
export const loadEvents = createOperation<{ orderId: string }, OrderEvents>()(
  'loadEvents',
  ({ orderId }) => orderId,
);

export const loadHistory = createOperation<ItemNamed, HistoryEntry[]>()('loadHistory', byItem);

/** The remediation steps for the unmet expectations of the item's fulfiller. */
export const loadRemediations = createOperation<
  ItemNamed & { expectations: UnmetExpectation[] },
  Remediation[]
>()('loadRemediations', ({ itemId, expectations }) => JSON.stringify([itemId, ...expectations]));

export const loadChangeRequests = createOperation<ItemNamed, DetailedChange[]>()(
  'loadChangeRequests',
  byItem,
);

/** The shipments that the item's links lead to; one link more, or another, is another question. */
export const loadShipments = createOperation<ItemNamed & { hrefs: string[] }, ItemShipments>()(
  'loadShipments',
  ({ itemId, hrefs }) => [itemId, ...hrefs].join(' '),
);

/** The abilities of a configuration's fulfiller. */
export const loadSupport = createOperation<{ fulfillmentConfigurationUrl: string }, SupportedProcess[]>()(
  'loadSupport',
  ({ fulfillmentConfigurationUrl }) => fulfillmentConfigurationUrl,
);

/** An actor's name, shared by all parts that show it; '' if unknown (S7.26: failures are ignored). */
export const loadActorName = createOperation<{ actor: string }, string>()(
  'loadActorName',
  ({ actor }) => actor,
);

/** Parts of the screen that show these actors would like their names; each is requested once. */
export const namesWanted = createAction<string[]>('names/wanted');
