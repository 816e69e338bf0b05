import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as OthersReorders from '#domain/actions/reordersOfOthers.ts';
import type * as StepEvidence from '#domain/bulk/stepEvidence.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import type * as Evidence from '#domain/writes/eventTraces.ts';
import type * as Intents from '#domain/writes/intents.ts';
import type { Breakage } from './bulkModelTab.ts';
import { intentBreaches } from './intentBreaches.ts';
import { intentStories } from './intentStories.ts';
import { playIntents } from './playIntents.ts';

const removed = vi.hoisted(() => ({ rules: [] as string[] }));

vi.mock('#domain/actions/reordersOfOthers.ts', async (importOriginal) => {
  const rules = await importOriginal<typeof OthersReorders>();
  return {
    ...rules,
    reordersOfOthers: (...args: Parameters<typeof rules.reordersOfOthers>) =>
      removed.rules.includes('evidence of the platform') ? [] : rules.reordersOfOthers(...args),
  };
});

vi.mock('#domain/writes/intents.ts', async (importOriginal) => {
  const rules = await importOriginal<typeof Intents>();
  return {
    ...rules,
    earlierIntents: (...args: Parameters<typeof rules.earlierIntents>) => {
      const [, , own] = args;
      const isBlind = removed.rules.includes('applied redirects') && own.write !== undefined;
      const isApplied = ({ source, state }: EarlierIntent) => source === 'redirect' && state === 'done';
      return rules.earlierIntents(...args).filter((intent) => !(isBlind && isApplied(intent)));
    },
    blockingIntents: (...args: Parameters<typeof rules.blockingIntents>) =>
      removed.rules.includes('earlier intents') ? [] : rules.blockingIntents(...args),
  };
});

vi.mock('#domain/bulk/stepEvidence.ts', async (importOriginal) => {
  const rules = await importOriginal<typeof StepEvidence>();
  return {
    ...rules,
    copiesOf: (...args: Parameters<typeof rules.copiesOf>) =>
      removed.rules.includes('count of copies')
        ? rules.copiesOf(...args).slice(0, 1)
        : rules.copiesOf(...args),
  };
});

vi.mock('#domain/writes/eventTraces.ts', async (importOriginal) => {
  const rules = await importOriginal<typeof Evidence>();
  return {
    ...rules,
    receiptCount: (...args: Parameters<typeof rules.receiptCount>) =>
      removed.rules.includes('count of arrivals') ? 1 : rules.receiptCount(...args),
  };
});

/** The rarest violation takes some 275 schedules on average. The search ends with the first one. */
const SCHEDULES = 10_000;

/** The violations that the invariants report without the safeguard; '' if they report none. */
async function noticed(broken?: Breakage): Promise<string> {
  const report = await fc.check(
    fc.asyncProperty(fc.scheduler(), intentStories, async (scheduler, story) => {
      const found = intentBreaches(await playIntents(scheduler, story, broken));
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: SCHEDULES, endOnFailure: true },
  );
  return report.errorInstance instanceof Error ? report.errorInstance.message : '';
}

beforeEach(() => {
  removed.rules = [];
});

describe('the tests notice a removed safeguard of intents', () => {
  test('the comparison with earlier intents immediately before sending', async () => {
    removed.rules = ['earlier intents'];
    expect(await noticed()).toMatch(/was placed/);
  });

  test('the comparison of a redirect with applied ones', async () => {
    removed.rules = ['applied redirects'];
    expect(await noticed()).toMatch(/was placed/);
  });

  test('the lock under which intents are compared and recorded', async () => {
    const withoutLock: Breakage = (support) => ({
      ...support,
      locks: { ...support.locks, exclusively: (_name, work) => work() },
    });
    // The platform also shows most of what the journal contains, so the test must remove the platform's
    // evidence as well.
    removed.rules = ['evidence of the platform'];
    expect(await noticed(withoutLock)).toMatch(/was placed/);
  });

  test('the count of received redirects', async () => {
    removed.rules = ['count of arrivals'];
    expect(await noticed()).toMatch(/redirects are said to be/);
  });

  test('the count of copies that the network made', async () => {
    removed.rules = ['count of copies'];
    expect(await noticed()).toMatch(/are said to be|is nowhere/);
  });
});
