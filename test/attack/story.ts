import fc from 'fast-check';

/** How a request that places an order fails. */
const PLACING_FAULTS = [
  { kind: 'networkErrorAfterApplying' },
  { kind: 'networkError' },
  { kind: 'truncated' },
  { kind: 'status', status: 500, isApplied: true },
  { kind: 'status', status: 502, isHidden: true, isApplied: true },
  { kind: 'status', status: 429 },
  { kind: 'delay', ms: 1_500 },
] as const;

/** The fault of the issuer during a round; null for none. */
const ISSUER_FAULTS = [null, { kind: 'delay', ms: 4_000 }, { kind: 'status', status: 503 }] as const;

/** One round of the attack: several tabs reorder the same orders while everything around them fails. */
export interface Round {
  orders: number;
  newIdentifiers: boolean;
  unlink: boolean;
  /** The second tab starts the same run this long after the first, in milliseconds; null for none. */
  secondTabAfter: number | null;
  faults: { fault: (typeof PLACING_FAULTS)[number]; times: number }[];
  issuer: (typeof ISSUER_FAULTS)[number];
  searchLagMs: number;
  /** The first tab ends this long after its start, in milliseconds; null for never. */
  endsAfter: number | null;
  ending: 'close' | 'crash' | 'reload' | 'signOut';
  /** Whether the user places another one of each held order. */
  acceptsHeld: boolean;
}

const round: fc.Arbitrary<Round> = fc.record({
  orders: fc.integer({ min: 1, max: 14 }),
  newIdentifiers: fc.boolean(),
  unlink: fc.constantFrom(false, false, true),
  secondTabAfter: fc.constantFrom(null, 0, 0, 300, 1_500),
  faults: fc.array(
    fc.record({ fault: fc.constantFrom(...PLACING_FAULTS), times: fc.integer({ min: 1, max: 3 }) }),
    { maxLength: 4 },
  ),
  issuer: fc.constantFrom(...ISSUER_FAULTS),
  searchLagMs: fc.constantFrom(0, 0, 3_000, 20_000),
  endsAfter: fc.constantFrom(null, null, 200, 800, 2_500),
  ending: fc.constantFrom('close', 'crash', 'reload', 'signOut'),
  acceptsHeld: fc.boolean(),
});

/** The rounds of a seed, always the same. */
export function roundsOf(seed: number, count: number): Round[] {
  return fc.sample(round, { seed, numRuns: count });
}
