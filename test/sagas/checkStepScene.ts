import type { Platform } from '#api/platform.ts';
import type { BulkStep, StepKind } from '#domain/bulk/bulkJob.ts';
import { isCancelledOrPending } from '#domain/bulk/stepEvidence.ts';
import { markSending } from '#domain/bulk/stepTransitions.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import type { Item, StatusEntry } from '#domain/item/item.ts';
import { prepareStep } from '#sagas/bulk/prepareStep.ts';
import type { StepContext } from '#sagas/bulk/runInProgress.ts';
import { aBulkStep, anItem, statusesOf } from '#test/domainBuilders.ts';

export const NOW = Date.parse('2026-11-20T12:00:00Z');
export const HOUR = 3_600_000;

export const item = (itemId: string, ...entries: StatusEntry[]) =>
  anItem({ itemId, orderId: 'order-1', statuses: statusesOf(...entries) });
export const tried = (eventId: string, ...times: number[]) => {
  const attempts = times.map((time) => {
    const at = new Date(time).toISOString();
    return { attemptId: `${eventId} ${at}`, at, success: false };
  });
  return { eventId, itemId: 'item-1', attempts } as OrderEvent;
};

interface There {
  items?: Item[];
  events?: OrderEvent[];
  /** The actions that the platform offers for each item that is neither cancelled nor about to be. */
  offered?: string[];
}

/** One step of an order on a platform whose items and events the test changes. */
export function sceneOf(kind: StepKind, over: Partial<BulkStep>, there: There) {
  const items = () => there.items ?? [];
  const calls = {
    itemService: {
      itemsOfOrder: async () => items(),
      item: async (id: string) => items().find(({ itemId }) => itemId === id) ?? null,
    },
    merchantOrder: {
      actions: async () => ({
        order: ['orderCancellation'],
        groups: {},
        items: Object.fromEntries(
          items()
            .filter((one) => !isCancelledOrPending(one))
            .map(({ itemId }) => [itemId, there.offered ?? ['orderItemCancellation']]),
        ),
      }),
    },
    events: { eventsOfOrder: async () => ({ events: there.events ?? [], raw: [] }) },
    callbacks: { callback: async () => null },
    orderRequest: { placedOrder: async () => null },
  };
  const step = aBulkStep({ kind, ...over });
  const options = { keepDates: false, newIdentifiers: true, unlink: false };
  const job = { jobId: 'job', scope: 'selection', options } as unknown as StepContext['job'];
  const own = { jobId: 'job', index: 0, orderId: 'order-1', merchantOrderId: 'VP-1', merchantId: 'm' };
  const scene = (one: BulkStep): StepContext => ({
    platform: calls as unknown as Platform,
    job,
    runOrder: { ...own, steps: [one] },
    step: one,
    recorded: { runOrders: [], writes: [] },
    callOptions: { lane: 'background' },
    mockCallbackUrl: '',
    now: NOW,
  });
  return { there, scene, step };
}

/** The step after it was sent and got no response. */
export async function lost({ scene, step }: ReturnType<typeof sceneOf>): Promise<BulkStep> {
  const prepared = await prepareStep(scene(step));
  if (prepared.kind === 'ended') throw new Error(`It ended as ${prepared.step.state}`);
  return { ...markSending(prepared.step, NOW), state: 'unknown' };
}
