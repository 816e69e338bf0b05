import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IS_DEEP } from '#test/depth.ts';
import { intentBreaches } from './intentBreaches.ts';
import { intentStories } from './intentStories.ts';
import { playIntents } from './playIntents.ts';

const RUNS = IS_DEEP ? 10_000 : 3_000;

test(`several runs over the same originals in several tabs: ${RUNS} schedules place nothing twice against the user’s will`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), intentStories, async (scheduler, story) => {
      expect(intentBreaches(await playIntents(scheduler, story))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
