import type { BulkStep, RunOrder } from '#domain/bulk/bulkJob.ts';
import type { ModelWorld } from './bulkModelWorld.ts';
import { JOB } from './bulkStories.ts';

function createSteps(world: ModelWorld): { originalId: string; step: BulkStep }[] {
  const runOrders = world.jobs.get(JOB)?.runOrders ?? [];
  return runOrders.flatMap(({ orderId, steps }) =>
    steps.filter((step) => step.kind === 'create').map((step) => ({ originalId: orderId, step })),
  );
}

/** The violations that concern one order that the run was to create. */
function createBreaches(
  world: ModelWorld,
  { originalId, step }: { originalId: string; step: BulkStep },
): string[] {
  const name = `${originalId} ${step.key}`;
  const commits = world.commits.filter(
    (commit) => commit.merchantOrderId === step.generatedIds?.merchantOrderId,
  );
  const sends = new Set(commits.map(({ sendId }) => sendId));
  const rightful = commits.length === 0 ? 'unknown' : commits.length === 1 ? 'confirmed' : 'duplicate';
  return [
    ...(sends.size > 1 ? [`doubled by the client: ${name}`] : []),
    ...(step.state === rightful ? [] : [`${name} is said to be ${step.state}, not ${rightful}`]),
  ];
}

function cancelBreaches(world: ModelWorld): string[] {
  const sends = new Map(world.cancelled.map(({ itemId, sendId }) => [itemId, sendId]));
  return world.cancelled
    .filter(({ itemId, sendId }) => sends.get(itemId) !== sendId)
    .map(({ itemId }) => `cancelled twice by the client: ${itemId}`);
}

/**
 * The cancellations whose recorded outcome is wrong. By now, the platform shows the effect of every request.
 */
function wrongCancellations(world: ModelWorld): string[] {
  const taken = new Set(world.cancelled.map(({ itemId }) => itemId));
  const wrongStates = ({ orderId }: RunOrder, { key, kind, state, itemIds }: BulkStep): string[] => {
    const items = kind === 'cancelOrder' ? world.orders.get(orderId)?.items : null;
    const isTaken = (items?.map(({ itemId }) => itemId) ?? itemIds).some((itemId) => taken.has(itemId));
    const isWrong = isTaken ? state === 'unknown' : state === 'confirmed' || state === 'needless';
    return isWrong ? [`${key} is said to be ${state}`] : [];
  };
  const runOrders = world.jobs.get(JOB)?.runOrders ?? [];
  return runOrders.flatMap((runOrder) =>
    runOrder.steps
      .filter((step) => step.kind.startsWith('cancel'))
      .flatMap((step) => wrongStates(runOrder, step)),
  );
}

/**
 * All violations of the invariants, such as an order that the client placed twice, a wrong outcome, or an
 * original that was changed too early.
 */
export function breaches(world: ModelWorld): string[] {
  const steps = createSteps(world);
  const planned = new Set(steps.map(({ step }) => step.generatedIds?.merchantOrderId));
  const strays = world.commits.filter(({ merchantOrderId }) => !planned.has(merchantOrderId));
  const isWhole = world.jobs.get(JOB)?.runOrders.length === world.orders.size;
  return [
    ...world.breaches,
    ...steps.flatMap((one) => createBreaches(world, one)),
    ...cancelBreaches(world),
    ...wrongCancellations(world),
    ...(strays.length > 0 ? [`${strays.length} orders that no plan knows`] : []),
    ...(isWhole ? [] : ['an order is missing from the run']),
    ...(world.mostInFlight > 10 ? [`${world.mostInFlight} in flight`] : []),
  ];
}
