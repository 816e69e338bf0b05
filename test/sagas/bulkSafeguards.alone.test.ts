import fc, { type Arbitrary } from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as PartialPlacement from '#domain/bulk/partialPlacement.ts';
import type * as Rules from '#domain/bulk/stepTransitions.ts';
import { byKey } from '#domain/byKey.ts';
import type { TracedFacts } from '#domain/writes/sentWrite.ts';
import type * as WriteEvidence from '#domain/writes/writeEvidence.ts';
import { breaches } from './bulkBreaches.ts';
import type { Breakage } from './bulkModelTab.ts';
import { crashStories, faultStories, play, type Story } from './bulkStories.ts';

/** The name of the core rule that is removed. */
const removed = vi.hoisted(() => ({ rule: 'none' }));

vi.mock('#domain/bulk/stepTransitions.ts', async (importOriginal) => {
  const rules = await importOriginal<typeof Rules>();
  const withoutRule = (name: string) => removed.rule === name;
  return {
    ...rules,
    afterCrash: (step: Parameters<typeof rules.afterCrash>[0]) =>
      withoutRule('unknown after a crash') && step.state === 'sending'
        ? { ...step, state: 'planned' }
        : rules.afterCrash(step),
    afterFailure: (...[step, failure]: Parameters<typeof rules.afterFailure>) =>
      withoutRule('no retry of the unknown') && failure.outcome === 'unknown'
        ? { ...step, state: 'planned' }
        : rules.afterFailure(step, failure),
    nextStep: (...[runOrder, excludedKeys]: Parameters<typeof rules.nextStep>) =>
      withoutRule('order of effects')
        ? (runOrder.steps.findLast((step) => step.state === 'planned') ?? null)
        : rules.nextStep(runOrder, withoutRule('a look sends nothing') ? undefined : excludedKeys),
    afterOrderCheck: (...[step, found]: Parameters<typeof rules.afterOrderCheck>) =>
      withoutRule('report of doubles')
        ? rules.afterOrderCheck(step, found.slice(0, 1))
        : rules.afterOrderCheck(step, found),
  };
});

// This rule would keep the writes from being sent, which come too early without the order of effects.
vi.mock('#domain/bulk/partialPlacement.ts', async (importOriginal) => {
  const rules = await importOriginal<typeof PartialPlacement>();
  return {
    ...rules,
    isForOmittedItem: (...given: Parameters<typeof rules.isForOmittedItem>) =>
      removed.rule !== 'order of effects' && rules.isForOmittedItem(...given),
  };
});

vi.mock('#domain/writes/writeEvidence.ts', async (importOriginal) => {
  const rules = await importOriginal<typeof WriteEvidence>();
  const forgotten = { status: 'unknown', currentStatuses: '', isPendingCancellation: false } as TracedFacts;
  return {
    ...rules,
    judgeWrite: (...[write, evidence]: Parameters<typeof rules.judgeWrite>) => {
      if (removed.rule !== 'note of what was open') return rules.judgeWrite(write, evidence);
      const seen = byKey(Object.keys(write.trace.seen).map((itemId) => [itemId, forgotten]));
      return rules.judgeWrite({ ...write, trace: { ...write.trace, seen } }, evidence);
    },
  };
});

/**
 * Far more than a violation takes on average, so that chance hides none. The search ends with the first one.
 */
const MUTANT_SCHEDULES = 10_000;

/** The violations that the invariants report without one of the safeguards; '' if they report none. */
async function noticed(stories: Arbitrary<Story>, broken?: Breakage): Promise<string> {
  const report = await fc.check(
    fc.asyncProperty(fc.scheduler(), stories, async (scheduler, story) => {
      const found = breaches(await play(scheduler, story, broken));
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: MUTANT_SCHEDULES, endOnFailure: true },
  );
  return report.errorInstance instanceof Error ? report.errorInstance.message : '';
}

beforeEach(() => {
  removed.rule = 'none';
});

describe('the tests notice a removed safeguard', () => {
  test('the journal write before a POST', async () => {
    const withoutWrites: Breakage = (support) => ({
      ...support,
      journal: {
        ...support.journal,
        save: (runOrder) =>
          runOrder.steps.some((step) => step.state === 'sending')
            ? Promise.resolve()
            : support.journal.save(runOrder),
      },
    });
    expect(await noticed(crashStories, withoutWrites)).toMatch(/by the client/);
  });

  test('the journal write after a POST', async () => {
    const withoutWrites: Breakage = (support) => ({
      ...support,
      journal: {
        ...support.journal,
        save: (runOrder) =>
          runOrder.steps.some((step) => step.state === 'sending')
            ? support.journal.save(runOrder)
            : Promise.resolve(),
      },
    });
    expect(await noticed(faultStories, withoutWrites)).not.toBe('');
  });

  test('the wait for the journal write before a POST', async () => {
    const withoutWait: Breakage = (support) => ({
      ...support,
      journal: {
        ...support.journal,
        save: (runOrder) => {
          void support.journal.save(runOrder);
          return Promise.resolve();
        },
      },
    });
    expect(await noticed(crashStories, withoutWait)).not.toBe('');
  });

  test('the lock that lets only one tab work on a run', async () => {
    const withoutLock: Breakage = (support) => ({
      ...support,
      locks: { ...support.locks, take: () => Promise.resolve(() => undefined) },
    });
    expect(await noticed(faultStories, withoutLock)).toMatch(/by the client|is said to be|before/);
  });

  test('the guard that never resends what may have been applied', async () => {
    removed.rule = 'no retry of the unknown';
    expect(await noticed(faultStories)).toMatch(/by the client/);
  });

  test('the guard that treats a request in flight during a crash as unknown', async () => {
    removed.rule = 'unknown after a crash';
    expect(await noticed(crashStories)).toMatch(/by the client/);
  });

  test('the order create, confirm, cancel, clear', async () => {
    removed.rule = 'order of effects';
    expect(await noticed(faultStories)).toMatch(/(cancel|clear) of \S+ before/);
  });

  test('the record of the open items before a cancellation', async () => {
    removed.rule = 'note of what was open';
    expect(await noticed(faultStories)).toMatch(/cancel\w+:\S+ is said to be confirmed/);
  });

  test('the rule that a check sends nothing', async () => {
    removed.rule = 'a look sends nothing';
    expect(await noticed(faultStories)).toMatch(/sent by a look/);
  });

  test('the report of orders that the network doubled', async () => {
    removed.rule = 'report of doubles';
    expect(await noticed(faultStories)).toMatch(/not duplicate/);
  });
});
