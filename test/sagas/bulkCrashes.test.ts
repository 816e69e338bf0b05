import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breaches } from './bulkBreaches.ts';
import { crashStories, play, SCHEDULES } from './bulkStories.ts';

test(`the bulk core after tab crashes at any time: ${SCHEDULES} schedules double no order, lose no outcome, cancel no original without its replacement`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), crashStories, async (scheduler, story) => {
      expect(breaches(await play(scheduler, story))).toEqual([]);
    }),
    { numRuns: SCHEDULES },
  );
});
