import type { FactsByItem, ItemFacts } from './staleness.ts';
import type { CheckResult } from './writeResult.ts';

/** What a second look after an unknown outcome brought: the items as they are, and the events since. */
export interface LookedAgain {
  facts: FactsByItem;
  /** null where the events could not be had. */
  eventTypes: readonly string[] | null;
}

interface Traces {
  /** Whether an item shows that the write was applied. */
  changed: (before: ItemFacts, after: ItemFacts) => boolean;
  /** Event types that the write leaves behind. */
  eventTypes: readonly string[];
}

/** Applied where an item or an event shows it; not applied where both were seen and neither does. */
function judge({ changed, eventTypes }: Traces): (looked: LookedAgain, seen: FactsByItem) => CheckResult {
  return (looked, seen) => {
    const shows = Object.entries(seen).some(([itemId, before]) => {
      const after = looked.facts[itemId];
      return after !== undefined && changed(before, after);
    });
    if (shows || looked.eventTypes?.some((type) => eventTypes.includes(type))) return 'applied';
    return looked.eventTypes === null ? 'cannotTell' : 'notApplied';
  };
}

export const judgeCancellation = judge({
  changed: (before, after) =>
    (after.isPendingCancellation && !before.isPendingCancellation) ||
    (after.status === 'cancelled' && before.status !== 'cancelled'),
  eventTypes: ['cancellationRequestReceived'],
});

export const judgeRejection = judge({
  changed: (before, after) => after.isRejected && !before.isRejected,
  eventTypes: ['fulfillerRejected'],
});

export const judgeRetriedRouting = judge({
  changed: (before, after) => before.isSuspended && !after.isSuspended,
  eventTypes: ['readyToRoute', 'orderRouted'],
});

export const judgeClearedAlerts = judge({
  changed: (before, after) => before.alerts !== after.alerts,
  eventTypes: [],
});

export const judgeAddressChange = judge({
  changed: (before, after) => before.address !== after.address,
  eventTypes: ['changeRequestReceived'],
});

export const judgeStatusUpdate = judge({
  changed: (before, after) => before.status !== after.status || before.isRejected !== after.isRejected,
  eventTypes: [],
});

/** Attempts are listed beside each event: only a person can tell whether one of them was this one. */
export function judgeResentEvents(): CheckResult {
  return 'cannotTell';
}
