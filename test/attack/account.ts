import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import type { RequestDocument } from '#mocks/documents.ts';
import type { AppliedWrite } from '#mocks/world.ts';
import { originalOf } from '#test/placedOrders.ts';

/** The platform's data after a round, and the console's record of it. */
export interface Account {
  /** Writes that placed orders, as the platform logged them. */
  placed: readonly AppliedWrite[];
  /** Every run in the browser's journal. */
  runs: readonly JournaledRun[];
  /** IDs of originals that a user chose to place again, one entry for each time. */
  decisions: readonly string[];
  /** IDs of the originals of this round. */
  originals: readonly string[];
}

function steps({ runs }: Account) {
  return runs.flatMap(({ runOrders }) =>
    runOrders.flatMap(({ orderId, steps: all }) =>
      all.filter(({ kind }) => kind === 'create').map((step) => ({ originalId: orderId, step })),
    ),
  );
}

/**
 * Unexplained orders: the journal neither has their IDs nor records the outcome of their original as unknown.
 * An unlinked order names no original, so any unknown outcome of the round may explain it.
 */
export function unexplained(account: Account): string[] {
  const all = steps(account);
  const known = new Set(all.flatMap(({ step }) => step.created));
  const uncertain = new Set(
    all.filter(({ step }) => step.state === 'unknown').map(({ originalId }) => originalId),
  );
  return account.placed.flatMap(({ subject, body }) => {
    const original = originalOf(body as RequestDocument);
    const mayBe = original === '' ? uncertain.size > 0 : uncertain.has(original);
    return known.has(subject) || mayBe ? [] : [`${subject} (of ${original || 'an unlinked order'})`];
  });
}

/** Originals for which more steps placed an order than the user wanted. */
export function doubled(account: Account): string[] {
  const sent = steps(account).filter(({ step }) => ['confirmed', 'duplicate'].includes(step.state));
  return account.originals.filter((orderId) => {
    const wanted = 1 + account.decisions.filter((one) => one === orderId).length;
    return sent.filter(({ originalId }) => originalId === orderId).length > wanted;
  });
}
