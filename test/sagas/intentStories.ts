import fc from 'fast-check';
import { WRITE_FAULTS, type WriteFault } from './bulkModelWorld.ts';

/** One intent in its own tab: a run over all originals, the reorder of one order, or its redirect. */
export interface StoryRun {
  what: 'selection' | 'order' | 'redirect';
  /**
   * When its plan is shown and started: together with the previous intent, or once all earlier ones are at
   * rest.
   */
  starts: 'together' | 'afterwards';
  /** Whether the user selects orders that were placed before, and so places another one of each. */
  isAccepted: boolean;
  /** Its tab dies after this many steps; 0 for never. */
  diesAfter: number;
  newIdentifiers: boolean;
  unlink: boolean;
}

/** Several runs and redirects of the same originals, with the faults of their writes. */
export interface IntentStory {
  itemCounts: number[];
  runs: StoryRun[];
  faults: WriteFault[];
  searchLag: number;
  /** The browser's clock jumps by this many hours before each run after the first. */
  clockJumps: number[];
  /** Whether the user accepts the held orders once everything is at rest. */
  acceptsHeld: boolean;
  isDiskSlow: boolean;
}

const aRun = fc.record({
  what: fc.constantFrom<StoryRun['what'][]>('selection', 'selection', 'order', 'redirect', 'redirect'),
  starts: fc.constantFrom<StoryRun['starts'][]>('together', 'afterwards'),
  isAccepted: fc.constantFrom(false, false, false, true),
  diesAfter: fc.constantFrom(0, 0, 0, 3, 6, 9, 14),
  newIdentifiers: fc.boolean(),
  unlink: fc.constantFrom(false, false, true),
});

export const intentStories: fc.Arbitrary<IntentStory> = fc.record({
  itemCounts: fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 2 }),
  runs: fc.array(aRun, { minLength: 2, maxLength: 3 }),
  faults: fc.array(fc.constantFrom(...WRITE_FAULTS, 'ok', 'ok', 'lostAfter'), { maxLength: 6 }),
  searchLag: fc.constantFrom(0, 0, 1, 3, 9),
  clockJumps: fc.array(fc.constantFrom(0, 0, 1, -1, 20, -30, 31 * 24, -40 * 24), { maxLength: 2 }),
  acceptsHeld: fc.boolean(),
  isDiskSlow: fc.constantFrom(true, false, false),
});
