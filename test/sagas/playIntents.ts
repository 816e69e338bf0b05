import type { Scheduler } from 'fast-check';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { planRun } from '#domain/bulk/bulkPlan.ts';
import { hasFailedMainStep } from '#domain/bulk/bulkResults.ts';
import { earlierByOrder, withIncludedOrders } from '#domain/bulk/earlierInPlan.ts';
import { nextStep } from '#domain/bulk/stepTransitions.ts';
import { JOURNAL_KEPT_DAYS } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import { UTC } from '#domain/time/time.ts';
import { earlierIntents, type RecordedIntents } from '#domain/writes/intents.ts';
import { type RunCommand, runCommandGiven, runContinued, runRequested } from '#store/bulk/bulkSlice.ts';
import { modelOrder } from './bulkModelOrders.ts';
import { aSession, type Breakage, openTab, type Tab } from './bulkModelTab.ts';
import { aWorld, type ModelWorld } from './bulkModelWorld.ts';
import type { IntentStory, StoryRun } from './intentStories.ts';

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;
const TODAY = '2026-11-20';
const EVERYTHING = ['read:order', 'create:order', 'update:order', 'remediate:order'];

/** A user's decision to place another order for this original. */
interface Decision {
  originalId: string;
}

export interface Played {
  world: ModelWorld;
  story: IntentStory;
  decisions: Decision[];
}

const jobIdOf = (index: number) => `job-${index}`;

/** The journal's records of all orders. */
function recordedIn(world: ModelWorld): RecordedIntents {
  const runOrders = [...world.jobs.values()].flatMap((known) =>
    known.runOrders.map((runOrder) => ({ job: known.job, runOrder })),
  );
  return { runOrders, writes: [...world.writes.values()] };
}

function plan(world: ModelWorld, index: number, { what, isAccepted, newIdentifiers, unlink }: StoryRun) {
  let count = 0;
  const newId = () => `generated-${index}-${count++}`;
  const jobId = jobIdOf(index);
  const options = { keepDates: false, newIdentifiers, unlink, cancelOriginals: false, clearAlerts: false };
  const permissions = {
    merchants: [{ identifier: '*', permissions: EVERYTHING }],
    fulfillers: [],
    groups: [],
  };
  const now = world.now + world.skew;
  const orders: Order[] = [...world.orders.values()].slice(0, what === 'order' ? 1 : undefined);
  const { runOrders } = planRun('reorder', orders, { permissions, options, jobId, newId, now });
  const scope = what === 'order' ? 'order' : 'selection';
  const job = { jobId, sub: 'somebody', verb: 'reorder', scope, createdAt: now } as const;
  const run: JournaledRun = {
    job: { ...job, today: TODAY, options, skipped: [], isClosed: false },
    runOrders,
  };
  const earlier = earlierByOrder(runOrders, recordedIn(world), now);
  const includedIds = isAccepted ? Object.keys(earlier) : [];
  return { run: withIncludedOrders(run, earlier, new Set(includedIds)), includedIds };
}

const RESTING: readonly (string | undefined)[] = ['unattended', 'elsewhere', 'paused', 'ended'];

interface Open {
  tab: Tab;
  jobId: string;
}

/**
 * Redirects the first original. With `isAccepted`, the user accepts the earlier intents that are shown before
 * and after sending.
 */
async function redirectFirst(
  tab: Tab,
  { world, decisions }: Played,
  { isAccepted }: StoryRun,
): Promise<void> {
  const [order] = [...world.orders.values()];
  if (!order) return;
  const { orderId, merchantOrderId, items } = order;
  const itemIds = items.map(({ itemId }) => itemId);
  const now = world.now + world.skew;
  const shown = earlierIntents('placing', recordedIn(world), { orderId, itemIds }, now);
  const request = { waitForFulfiller: true, redirects: [] };
  const seenFacts = factsByItem(items, now);
  const send = async (accepted: readonly string[]) => {
    const decided = accepted.length > 0 ? [{ originalId: orderId }] : [];
    decisions.push(...decided);
    const result = await tab.redirect({ orderId, merchantOrderId, itemIds, request, seenFacts, accepted });
    if (result?.kind === 'done') world.redirected.add(orderId);
    if (result?.kind !== 'earlier') return [];
    // Nothing was sent, so the decision had no effect.
    for (const one of decided) decisions.splice(decisions.indexOf(one), 1);
    return [...accepted, ...result.earlier.map(({ key }) => key)];
  };
  const held = await send(isAccepted ? shown.map(({ key }) => key) : []);
  if (held.length > 0 && isAccepted) await send(held);
}

async function untilAtRest(
  scheduler: Scheduler,
  tabs: readonly Open[],
  redirects: readonly Promise<void>[] = [],
): Promise<void> {
  if (redirects.length > 0) await scheduler.waitFor(Promise.all(redirects));
  const rest = ({ tab, jobId }: Open) => tab.until((run) => RESTING.includes(run?.status), jobId);
  await scheduler.waitFor(Promise.all(tabs.map((one) => Promise.race([rest(one), one.tab.session.died]))));
  const paused = tabs.filter(({ tab, jobId }) => !tab.session.isDead && tab.run(jobId)?.status === 'paused');
  for (const { tab, jobId } of paused) tab.dispatch(runContinued({ jobId, today: TODAY, timezone: UTC }));
  if (paused.length > 0) await untilAtRest(scheduler, tabs);
}

/** Deletes old entries from the journal, as at the beginning of a visit. */
function forgetOld(world: ModelWorld, tab: Tab): void {
  void tab.forgetBefore(world.now + world.skew - JOURNAL_KEPT_DAYS * DAY_MS);
}

/** Plays a story to its end; `broken` removes a safeguard. */
export async function playIntents(
  scheduler: Scheduler,
  story: IntentStory,
  broken?: Breakage,
): Promise<Played> {
  const orders = story.itemCounts.map((count, index) => modelOrder(index, count, 'nothing'));
  const world = aWorld(orders, story.faults, story.searchLag);
  const decisions: Decision[] = [];
  const played: Played = { world, story, decisions };
  let open: Open[] = [];
  let redirects: Promise<void>[] = [];
  for (const [index, run] of story.runs.entries()) {
    if (run.starts === 'afterwards') {
      await untilAtRest(scheduler, open, redirects);
      open = [];
      redirects = [];
    }
    if (index > 0) world.skew += (story.clockJumps[index - 1] ?? 0) * HOUR;
    const tab = openTab(world, aSession(scheduler, run.diesAfter, story.isDiskSlow), broken);
    forgetOld(world, tab);
    if (run.what === 'redirect') {
      redirects.push(Promise.race([redirectFirst(tab, played, run), tab.session.died]));
      continue;
    }
    const planned = plan(world, index, run);
    decisions.push(...planned.includedIds.map((originalId) => ({ originalId })));
    if (planned.run.runOrders.length === 0) continue;
    tab.dispatch(runRequested(planned.run));
    open.push({ tab, jobId: jobIdOf(index) });
  }
  await untilAtRest(scheduler, open, redirects);
  for (const { tab } of open) tab.session.isDead = true;
  await tidyUp(scheduler, played, broken);
  return played;
}

type Plain = Extract<RunCommand['kind'], 'resume' | 'check' | 'retryFailed'>;

function isOffered(kind: Plain, { runOrders }: JournaledRun): boolean {
  if (kind === 'retryFailed') return runOrders.some((runOrder) => hasFailedMainStep('reorder', runOrder));
  if (kind === 'check') return runOrders.length > 0;
  return runOrders.some(
    (runOrder) => nextStep(runOrder) !== null || runOrder.steps.some((step) => step.state === 'sending'),
  );
}

/**
 * Simulates a later visit: nothing fails, the index has caught up, and the user tries every offered command.
 */
async function tidyUp(scheduler: Scheduler, played: Played, broken?: Breakage): Promise<void> {
  const { world, story, decisions } = played;
  await scheduler.waitIdle();
  world.faults = [];
  world.searchLag = 0;
  for (const commit of world.commits) commit.visibleFrom = 0;
  const tab = openTab(world, aSession(scheduler, 0, false), broken);
  const act = async (jobId: string, command: RunCommand) => {
    const known = world.jobs.get(jobId);
    if (known) tab.show({ job: known.job, runOrders: [...known.runOrders] });
    tab.dispatch(runCommandGiven({ jobId, command, today: TODAY }));
    await untilAtRest(scheduler, [{ tab, jobId }]);
  };
  const tryAll = async (kinds: readonly Plain[]) => {
    for (const [jobId] of world.jobs) {
      for (const kind of kinds) {
        const run = world.jobs.get(jobId);
        if (run && isOffered(kind, run)) await act(jobId, { kind });
      }
    }
  };
  await tryAll(['check', 'resume', 'retryFailed']);
  for (const { jobId, index, key, originalId } of story.acceptsHeld ? heldSteps(world) : []) {
    decisions.push({ originalId });
    await act(jobId, { kind: 'acceptAnyway', index, key });
  }
  await tryAll(['check', 'check']);
}

function heldSteps(world: ModelWorld) {
  return [...world.jobs.values()].flatMap(({ runOrders }) =>
    runOrders.flatMap(({ jobId, index, orderId, steps }) =>
      steps
        .filter(({ state }) => state === 'held')
        .map(({ key }) => ({ jobId, index, key, originalId: orderId })),
    ),
  );
}
