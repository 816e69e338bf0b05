import { expect, test } from 'vitest';
import type { BulkStep, StepKind } from '#domain/bulk/bulkJob.ts';
import {
  afterCrash,
  afterFailure,
  markNeedless,
  markRejected,
  markSending,
  planAgain,
  retryStep,
} from '#domain/bulk/stepTransitions.ts';
import { consoleFailure } from '#domain/failure.ts';
import { aBulkStep } from '#test/domainBuilders.ts';

const aSentStep = (kind: StepKind) => markSending(aBulkStep({ kind, state: 'planned' }), 0);
const noResponse = { ...consoleFailure('No'), reason: 'network', outcome: 'unknown' } as const;

test.each<[string, BulkStep['state'], BulkStep]>([
  ['an alert whose request a crash cut off', 'confirmed', afterCrash(aSentStep('clearAlert'))],
  [
    'an alert whose request got no response',
    'confirmed',
    retryStep(afterFailure(aSentStep('clearAlert'), noResponse)),
  ],
  [
    'a cancellation that is sent again after no response',
    'confirmed',
    planAgain(afterFailure(aSentStep('cancelOrder'), noResponse)),
  ],
  [
    'an order that is placed again after no response, because no new order is known',
    'needless',
    planAgain(afterFailure(aSentStep('create'), noResponse)),
  ],
  [
    'a cancellation that was refused',
    'needless',
    retryStep(markRejected(aSentStep('cancelOrder'), 'differs')),
  ],
  ['an alert that was never sent', 'needless', aBulkStep({ kind: 'clearAlert', state: 'planned' })],
])('R599: with nothing left to do, %s counts as %s', (_title, state, step) => {
  expect(markNeedless(step).state).toBe(state);
});
