import type { BulkStep } from '#domain/bulk/bulkJob.ts';
import type { Commit, ModelWorld } from './bulkModelWorld.ts';
import type { Played } from './playIntents.ts';

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

function creates(world: ModelWorld): { originalId: string; step: BulkStep }[] {
  return [...world.jobs.values()].flatMap(({ runOrders }) =>
    runOrders.flatMap(({ orderId, steps }) =>
      steps.filter(({ kind }) => kind === 'create').map((step) => ({ originalId: orderId, step })),
    ),
  );
}

/**
 * The number of new orders that the console may send without asking about an earlier one. By the browser's
 * clock, the earlier one is at least a day old, or so old that the journal has deleted its entry.
 */
function dayOldPlacings({ forgotten }: ModelWorld, originalId: string, sends: readonly Commit[]): number {
  const days = sends.slice(1).filter((send, index) => send.sentAt - (sends[index]?.sentAt ?? 0) >= DAY_MS);
  return Math.max(days.length, forgotten.filter((one) => one.originalId === originalId).length);
}

/** The originals for which the console placed more new orders than the user decided on. */
function doubled({ world, decisions }: Played): string[] {
  return [...world.orders.keys()].flatMap((originalId) => {
    const commits = world.commits.filter((commit) => commit.originalId === originalId);
    const sends = [...bySend(commits).values()].flatMap(([first]) => first ?? []);
    const decided = decisions.filter((decision) => decision.originalId === originalId).length;
    const wanted = 1 + dayOldPlacings(world, originalId, sends) + decided;
    return sends.length > wanted ? [`${originalId} was placed ${sends.length} times, wanted ${wanted}`] : [];
  });
}

/** Whether the user was told that the redirect was applied, or the journal has a record of it. */
function isKnownRedirect(world: ModelWorld, originalId: string): boolean {
  return (
    world.redirected.has(originalId) ||
    [...world.writes.values()].some((write) => write.orderId === originalId)
  );
}

/**
 * The IDs of requests from runs that the journal has deleted. The console counts the copies of a request only
 * while the run exists.
 */
function forgottenSends({ commits, forgotten }: ModelWorld): Set<number> {
  const ids = new Set(forgotten.flatMap(({ orderIds }) => orderIds));
  return new Set(commits.filter(({ orderId }) => ids.has(orderId)).map(({ sendId }) => sendId));
}

/**
 * The orders that the console has lost: it neither knows their IDs nor has recorded an unknown outcome for
 * their original.
 */
function lost({ world }: Played): string[] {
  const steps = creates(world);
  const old = forgottenSends(world);
  const known = new Set([
    ...world.forgotten.flatMap(({ orderIds }) => orderIds),
    ...steps.flatMap(({ step }) => step.created),
  ]);
  const uncertain = new Set(
    steps.filter(({ step }) => step.state === 'unknown').map(({ originalId }) => originalId),
  );
  return world.commits
    .filter(({ by, orderId, originalId, sendId }) =>
      by === 'redirect'
        ? !isKnownRedirect(world, originalId)
        : !known.has(orderId) && !uncertain.has(originalId) && !old.has(sendId),
    )
    .map(({ orderId, originalId }) => `${orderId} for ${originalId} is nowhere`);
}

function bySend(commits: readonly Commit[]): Map<number, Commit[]> {
  const sends = new Map<number, Commit[]>();
  for (const commit of commits) sends.set(commit.sendId, [...(sends.get(commit.sendId) ?? []), commit]);
  return sends;
}

/**
 * Whether the order may belong to several requests. If identifiers are kept, the copies of orders that were
 * placed within minutes of each other are indistinguishable.
 */
function isAmbiguous({ originalId, merchantOrderId }: Commit, { world }: Played): boolean {
  if (merchantOrderId.startsWith('generated')) return false;
  const alike = creates(world).filter(
    (one) => one.originalId === originalId && one.step.generatedIds === null && one.step.sentAt !== null,
  );
  const old = world.forgotten.filter((one) => one.originalId === originalId);
  return alike.length + old.length > 1;
}

/** Copies that the network made and the console did not report correctly. */
function unreported(played: Played): string[] {
  const { world } = played;
  const steps = creates(world);
  return [...bySend(world.commits).values()]
    .filter((copies) => copies.length > 1)
    .flatMap((copies) => {
      const ids = copies.map(({ orderId }) => orderId).sort();
      const owner = steps.find(({ step }) => step.created.some((orderId) => ids.includes(orderId)));
      // Without a response and without any identifier, the user is told that the outcome is unknown.
      if (!owner || owner.step.state === 'unknown') return [];
      if (copies.some((copy) => isAmbiguous(copy, played))) return [];
      const told = [...owner.step.created].sort();
      return String(told) === String(ids) ? [] : [`${ids} are said to be ${told}`];
    });
}

/**
 * Redirects whose number of arrivals the console did not report correctly. This checks only scenarios with
 * one redirect, no dead tab and a correct clock, because otherwise the events do not show which request they
 * belong to.
 */
function unreportedRedirects({ world, story }: Played): string[] {
  const isAlone = story.runs.filter(({ what }) => what === 'redirect').length === 1;
  const isQuiet =
    story.clockJumps.every((jump) => jump === 0) && story.runs.every((run) => run.diesAfter === 0);
  if (!isAlone || !isQuiet || world.redirected.size === 0) return [];
  const times = world.commits.filter(({ by }) => by === 'redirect').length;
  const said = world.saidTimes.map((one) => one.times);
  return String(said) === String(times > 1 ? [times] : [])
    ? []
    : [`${times} redirects are said to be ${said}`];
}

/** All violations of the invariants. */
export function intentBreaches(played: Played): string[] {
  return [
    ...played.world.breaches,
    ...doubled(played),
    ...lost(played),
    ...unreported(played),
    ...unreportedRedirects(played),
  ];
}
