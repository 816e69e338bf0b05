import fc, { type Scheduler } from 'fast-check';
import type { JournaledRun, RunOrder } from '#domain/bulk/bulkJob.ts';
import { createRunOrder, planRun, reorderSteps } from '#domain/bulk/bulkPlan.ts';
import { hasFailedMainStep, hasFailedOriginal, isVerificationPending } from '#domain/bulk/bulkResults.ts';
import { nextStep } from '#domain/bulk/stepTransitions.ts';
import { UTC } from '#domain/time/time.ts';
import {
  type RunCommand,
  runCommandGiven,
  runContinued,
  runPaused,
  runRequested,
  runStopping,
} from '#store/bulk/bulkSlice.ts';
import { IS_DEEP } from '#test/depth.ts';
import { NEW_IDENTIFIERS } from '#test/runOrders.ts';
import { modelOrder, PASTS, type Past } from './bulkModelOrders.ts';
import { aSession, type Breakage, openTab, type Tab } from './bulkModelTab.ts';
import { aWorld, type ModelWorld, WRITE_FAULTS, type WriteFault } from './bulkModelWorld.ts';

/**
 * The number of schedules per kind of story: at least as many as are needed to detect each missing safeguard
 * (`bulkSafeguards.alone.test.ts`).
 */
export const SCHEDULES = IS_DEEP ? 10_000 : 1_500;

// Thousands of failures are generated here; their stack traces are useless.
Error.stackTraceLimit = 0;

/** One scenario of a run: its orders, the faults, when tabs die, and the user's commands. */
export interface Story {
  itemCounts: number[];
  faults: WriteFault[];
  /** The search finds a new order only after this many further searches. */
  searchLag: number;
  /**
   * The numbers of steps after which the tabs die, one tab after another. The last tab opens after them and
   * does not die.
   */
  deaths: number[];
  /** Whether a second tab works on the run at the same time as each of these. */
  hasRival: boolean;
  press: 'nothing' | 'pause' | 'stop';
  /** Whether journal writes take turns with everything else; otherwise they are immediate. */
  isDiskSlow: boolean;
  clearsAlerts: boolean;
  verb: 'reorder' | 'cancel';
  past: Past;
}

const parts = {
  itemCounts: fc.array(fc.constantFrom(1, 1, 2), { minLength: 1, maxLength: 2 }),
  faults: fc.array(fc.constantFrom(...WRITE_FAULTS, 'ok', 'ok', 'lostAfter', 'lostBefore'), { maxLength: 8 }),
  searchLag: fc.constantFrom(0, 0, 1, 2, 9),
  deaths: fc.constant<number[]>([]),
  hasRival: fc.boolean(),
  press: fc.constantFrom('nothing', 'nothing', 'pause', 'stop'),
  isDiskSlow: fc.constantFrom(true, false, false),
  clearsAlerts: fc.constantFrom(true, false, false),
  verb: fc.constantFrom('reorder', 'reorder', 'reorder', 'cancel'),
  past: fc.constantFrom(...PASTS),
};

/**
 * Scenarios in which the main tab does not die. Writes fail, users press buttons, and a second tab may resume
 * the same run.
 */
export const faultStories: fc.Arbitrary<Story> = fc.record(parts);

/** Scenarios in which one or two tabs die, at any step: before, during or after a request or a write. */
export const crashStories: fc.Arbitrary<Story> = fc.record({
  ...parts,
  faults: fc.array(fc.constantFrom(...WRITE_FAULTS, 'ok', 'ok', 'ok'), { maxLength: 4 }),
  deaths: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 2 }),
});

export const JOB = 'job-1';
const TODAY = '2026-11-20';
const OPTIONS = { ...NEW_IDENTIFIERS, cancelOriginals: true };
const EVERYTHING = ['read:order', 'create:order', 'update:order', 'remediate:order'];

function plan(world: ModelWorld, { clearsAlerts, verb }: Story): JournaledRun {
  let count = 0;
  const options = { ...OPTIONS, clearAlerts: clearsAlerts };
  const context = {
    permissions: { merchants: [{ identifier: '*', permissions: EVERYTHING }], fulfillers: [], groups: [] },
    options,
    jobId: JOB,
    newId: () => {
      count += 1;
      return `generated-${count}`;
    },
    now: world.now,
  };
  // Orders of two items are split, so that some originals need two replacements.
  const orders = [...world.orders.values()];
  const runOrders =
    verb === 'cancel'
      ? planRun(verb, orders, context).runOrders
      : orders.map((order, index) => createRunOrder(order, index, JOB, reorderSteps(order, 1, context)));
  const job = { jobId: JOB, sub: 'somebody', verb, scope: 'selection' } as const;
  return {
    job: { ...job, createdAt: world.now, today: TODAY, options, skipped: [], isClosed: false },
    runOrders,
  };
}

const RESTING: readonly (string | undefined)[] = ['unattended', 'elsewhere', 'paused', 'ended'];

/**
 * Lets all pending work continue, in the sequence that the scheduler selects, until the tabs are at rest or
 * dead. Resumes a paused run.
 */
async function untilAtRest(scheduler: Scheduler, tabs: readonly Tab[]): Promise<void> {
  const rest = (tab: Tab) => tab.until((run) => RESTING.includes(run?.status), JOB);
  const over = Promise.all(tabs.map((tab) => Promise.race([rest(tab), tab.session.died])));
  await scheduler.waitFor(over);
  const paused = tabs.filter((tab) => !tab.session.isDead && tab.run(JOB)?.status === 'paused');
  for (const tab of paused) tab.dispatch(runContinued({ jobId: JOB, today: TODAY, timezone: UTC }));
  if (paused.length > 0) await untilAtRest(scheduler, tabs);
}

type OfferedCommand = Exclude<RunCommand, { kind: 'sendAgain' | 'acceptAnyway' }>;

/** All commands for several orders, in the order in which the user tries them. */
const OFFERED: readonly OfferedCommand[] = [
  { kind: 'verify' },
  { kind: 'check' },
  { kind: 'resume' },
  { kind: 'retryFailed' },
  { kind: 'retryOriginals', of: 'cancelItem' },
  { kind: 'retryOriginals', of: 'clearAlert' },
  { kind: 'check' },
];

function give(tab: Tab, command: OfferedCommand): void {
  tab.dispatch(runCommandGiven({ jobId: JOB, command, today: TODAY }));
}

function begin(world: ModelWorld, story: Story, tab: Tab): void {
  const journaled = world.jobs.get(JOB);
  if (!journaled) {
    tab.dispatch(runRequested(plan(world, story)));
    return;
  }
  tab.show({ job: journaled.job, runOrders: [...journaled.runOrders] });
  give(tab, { kind: 'resume' });
}

/** Plays a story to its end and returns the resulting world; `broken` removes a safeguard. */
export async function play(scheduler: Scheduler, story: Story, broken?: Breakage): Promise<ModelWorld> {
  const orders = story.itemCounts.map((count, index) => modelOrder(index, count, story.past));
  const world = aWorld(orders, story.faults, story.searchLag);
  const live = (diesAfter: number) => aSession(scheduler, diesAfter, story.isDiskSlow);
  for (const diesAfter of [...story.deaths, 0]) {
    const tab = openTab(world, live(diesAfter), broken);
    begin(world, story, tab);
    const tabs = [tab];
    if (story.hasRival) {
      const taken = tab.until((run) => run?.status !== 'starting', JOB);
      await scheduler.waitFor(Promise.race([taken, tab.session.died]));
      tabs.push(openTab(world, live(0), broken));
    }
    for (const rival of tabs.slice(1)) begin(world, story, rival);
    if (story.press === 'pause') tab.dispatch(runPaused({ jobId: JOB, cause: 'user' }));
    if (story.press === 'stop') tab.dispatch(runStopping({ jobId: JOB }));
    await untilAtRest(scheduler, tabs);
    for (const one of tabs) one.session.isDead = true;
  }
  await tidyUp(scheduler, world, broken);
  return world;
}

/**
 * Simulates a later visit: nothing fails any more, the index has caught up, and the user tries every offered
 * command.
 */
async function tidyUp(scheduler: Scheduler, world: ModelWorld, broken?: Breakage): Promise<void> {
  await scheduler.waitIdle();
  world.faults = [];
  world.searchLag = 0;
  for (const commit of world.commits) commit.visibleFrom = 0;
  const tab = openTab(world, aSession(scheduler, 0, false), broken);
  const journaled = world.jobs.get(JOB);
  if (journaled) tab.show({ job: journaled.job, runOrders: [...journaled.runOrders] });
  for (const command of OFFERED) {
    if (!isOffered(command, world)) continue;
    const { sends } = world;
    give(tab, command);
    await untilAtRest(scheduler, [tab]);
    const isLook = command.kind === 'check' || command.kind === 'verify';
    if (isLook && world.sends > sends) world.breaches.push('sent by a look');
  }
}

/**
 * Whether, according to the journal, the user can give the command. `verify` is a command that the console
 * itself gives at the start of a visit.
 */
function isOffered(command: OfferedCommand, world: ModelWorld): boolean {
  const run = world.jobs.get(JOB);
  if (!run) return false;
  const { runOrders, job } = run;
  const isOpen = (runOrder: RunOrder) =>
    nextStep(runOrder) !== null || runOrder.steps.some((step) => step.state === 'sending');
  if (command.kind === 'resume') return runOrders.some(isOpen);
  if (command.kind === 'retryFailed')
    return runOrders.some((runOrder) => hasFailedMainStep(job.verb, runOrder));
  if (command.kind === 'retryOriginals')
    return runOrders.some((runOrder) => hasFailedOriginal(runOrder, command.of));
  if (command.kind === 'verify') return isVerificationPending(run);
  return runOrders.some(({ steps }) => steps.some(({ state }) => state === 'unknown'));
}
