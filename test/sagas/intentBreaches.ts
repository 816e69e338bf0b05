import type { BulkStep } from '#domain/bulk/bulkJob.ts';
import type { Commit, ModelWorld } from './bulkModelPlatform.ts';
import type { Played } from './intentStories.ts';

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

function creates(world: ModelWorld): { originalId: string; step: BulkStep }[] {
  return [...world.jobs.values()].flatMap(({ units }) =>
    units.flatMap(({ orderId, steps }) =>
      steps.filter(({ kind }) => kind === 'create').map((step) => ({ originalId: orderId, step })),
    ),
  );
}

/**
 * The number of placings that the console sends without a question about an earlier one: by the browser's
 * clock, that one is at least a day old, or so old that the journal has deleted its entry.
 */
function dayOldPlacings({ forgotten }: ModelWorld, originalId: string, sends: readonly Commit[]): number {
  const days = sends.slice(1).filter((send, index) => send.sentAt - (sends[index]?.sentAt ?? 0) >= DAY_MS);
  return Math.max(days.length, forgotten.filter((one) => one.originalId === originalId).length);
}

/** Orders doubled without a user's decision. */
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
 * The requests of runs that the journal has deleted. Their copies are counted only as long as the run exists.
 */
function forgottenSends({ commits, forgotten }: ModelWorld): Set<number> {
  const ids = new Set(forgotten.flatMap(({ orderIds }) => orderIds));
  return new Set(commits.filter(({ orderId }) => ids.has(orderId)).map(({ sendId }) => sendId));
}

/** Unaccounted orders: neither known by their IDs nor as an unknown outcome of their original. */
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
 * Whether the order may belong to several placings. With kept identifiers, the copies of placings within
 * minutes of each other are indistinguishable.
 */
function isAmbiguous({ originalId, merchantOrderId }: Commit, { world }: Played): boolean {
  if (merchantOrderId.startsWith('minted')) return false;
  const alike = creates(world).filter(
    (one) => one.originalId === originalId && one.step.minted === null && one.step.sentAt !== null,
  );
  const old = world.forgotten.filter((one) => one.originalId === originalId);
  return alike.length + old.length > 1;
}

/** Copies made by the network that are not reported with their correct number. */
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
 * Redirects that the network delivered several times while a tab lived to count them, and that were not
 * reported as such. Redirects within a minute of each other, or with a wrong clock, are indistinguishable by
 * their events.
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
