import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCHEDULES } from './bulkStories.ts';
import { intentBreaches } from './intentBreaches.ts';
import { intentStories } from './intentStories.ts';
import { playIntents } from './playIntents.ts';

const RUNS = SCHEDULES * 2;

test(`several runs over the same originals in several tabs: ${RUNS} schedules place nothing twice against the user’s will`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), intentStories, async (scheduler, story) => {
      expect(intentBreaches(await playIntents(scheduler, story))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
