import type { Platform } from '#api/platform.ts';
import { notifiedItemId } from '#domain/actionRules.ts';
import { answersNotification, notificationToAnswer } from '#domain/fulfillerNotification.ts';
import { type Item, itemFulfillerId } from '#domain/item.ts';
import type { StatusUpdate, UpdateOutcome } from '#domain/statusUpdate.ts';
import type { WriteResult } from '#domain/writeResult.ts';
import type { UpdateStatus } from '#store/orderActions.ts';
import type { Saga } from './effects.ts';
import { guardedWrite, type Uncertain } from './guardedWrite.ts';
import { settle } from './settle.ts';

/** The platform has nothing for this update to answer: S8.21 counts that as a 500. */
const MISSING_NOTIFICATION = 500;

interface Target {
  item: Item;
  /** What is reported; undefined where the update sends no quantity. */
  quantity: number | undefined;
}

function failed(itemId: string, status: number | null, message: string, isUnknown = false): UpdateOutcome {
  return { itemId, succeeded: false, isUnknown, status, message };
}

function notifiedItems({ item, quantity }: Target) {
  return [{ itemId: notifiedItemId(item), ...(quantity !== undefined && { quantity }) }];
}

/** The newest open notification of the matching type, over all that the fulfiller was asked about the item. */
async function findNotification({ fulfillmentOrderManager }: Platform, update: StatusUpdate, item: Item) {
  const itemId = notifiedItemId(item);
  const notifications = await fulfillmentOrderManager.notifications({
    fulfillerId: itemFulfillerId(item),
    itemId,
    orderId: item.shortFulfillmentGroupId,
  });
  return notificationToAnswer(notifications, update.type, itemId);
}

/** Answers the newest open notification of the matching type; false where there is none to answer. */
async function answer(platform: Platform, update: StatusUpdate, target: Target): Promise<boolean> {
  const manager = platform.fulfillmentOrderManager;
  const itemId = notifiedItemId(target.item);
  const found = await findNotification(platform, update, target.item);
  const { rejectionDetails = '', rejectionReason = '' } = update.fields;
  const isAcceptance = update.type === 'productionAccepted' || update.type === 'cancellationResponse';
  if (found && isAcceptance) {
    await manager.accept(found.notificationId, itemId, update.costsIncurred);
  } else if (found) {
    await manager.reject(found.notificationId, itemId, rejectionDetails || rejectionReason);
  } else if (update.type === 'fulfillerRejected') {
    await manager.notify({
      notificationType: 'ItemsRejected',
      items: notifiedItems(target),
      rejectionDetails: { reason: rejectionDetails },
    });
  }
  return found !== null || update.type === 'fulfillerRejected';
}

/** Reports on its own what answers nothing: production started, and a shipment. */
async function report(platform: Platform, update: StatusUpdate, target: Target): Promise<true> {
  const items = notifiedItems(target);
  if (update.type === 'productionStarted') {
    await platform.fulfillmentOrderManager.notify({ notificationType: 'ProductionStarted', items });
    return true;
  }
  const { carrierService = '', trackingId = '', trackingUrl = '' } = update.fields;
  const { externalShipmentId = '', deliveryDetailsUrl = '' } = update.fields;
  const details = { carrierService, trackingId, trackingUrl, externalShipmentId, deliveryDetailsUrl };
  await platform.fulfillmentOrderManager.ship({ items, ...details });
  return true;
}

async function updateOne(platform: Platform, update: StatusUpdate, target: Target): Promise<UpdateOutcome> {
  const { itemId } = target.item;
  const outcome = await settle(
    answersNotification(update.type) ? answer(platform, update, target) : report(platform, update, target),
  );
  if ('failure' in outcome) {
    const { status, message, outcome: kind } = outcome.failure;
    return failed(itemId, status, message, kind === 'unknown');
  }
  if (!outcome.value) return failed(itemId, MISSING_NOTIFICATION, '');
  return { itemId, succeeded: true, isUnknown: false, status: null, message: '' };
}

const idsOf = (outcomes: readonly UpdateOutcome[]) => outcomes.map(({ itemId }) => itemId);

/** The items of which no answer says whether they were updated. */
function uncertainPart(outcomes: readonly UpdateOutcome[]): Uncertain | null {
  const failures = outcomes.filter(({ succeeded }) => !succeeded);
  const itemIds = idsOf(failures.filter(({ isUnknown }) => isUnknown));
  if (itemIds.length === 0) return null;
  return { itemIds, refusedItemIds: idsOf(failures.filter(({ isUnknown }) => !isUnknown)) };
}

/** Each selected item is one call, and its result one line: a partial failure is a result (readings: Update status). */
export function* postStatus(params: UpdateStatus): Saga<WriteResult<UpdateOutcome[]>> {
  const { orderId, update } = params;
  const named = { operation: 'updateStatus', subject: orderId } as const;
  return yield* guardedWrite({
    named,
    guarded: params,
    facts: ['currentStatuses', 'fulfillerId', 'quantity'],
    trace: { updateType: update.type },
    write: async (platform, items) => {
      const outcomes: UpdateOutcome[] = [];
      for (const { itemId, quantity } of update.items) {
        const item = items.find((candidate) => candidate.itemId === itemId);
        outcomes.push(item ? await updateOne(platform, update, { item, quantity }) : failed(itemId, 404, ''));
      }
      return outcomes;
    },
    uncertainPart,
  });
}
