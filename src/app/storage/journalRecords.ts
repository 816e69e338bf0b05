import type { BulkStep, RunOrder } from '#domain/bulk/bulkJob.ts';

/** The fields of a step that have different names in the journal (docs/decisions/0019-language.md). */
type RenamedField = 'generatedIds' | 'planFingerprint' | 'placementFingerprint' | 'checks';

/**
 * A step with the field names of the journal. These names must not change, because older versions of the
 * console have written records with them, and another tab may still run an older version.
 */
export interface StoredStep extends Omit<BulkStep, RenamedField> {
  minted: BulkStep['generatedIds'];
  basis: BulkStep['planFingerprint'];
  hash: BulkStep['placementFingerprint'];
  lookUps: BulkStep['checks'];
}

export interface StoredRunOrder extends Omit<RunOrder, 'steps'> {
  steps: StoredStep[];
}

function toStoredStep(step: BulkStep): StoredStep {
  const { generatedIds, planFingerprint, placementFingerprint, checks, ...rest } = step;
  return {
    ...rest,
    minted: generatedIds,
    basis: planFingerprint,
    hash: placementFingerprint,
    lookUps: checks,
  };
}

function fromStoredStep({ minted, basis, hash, lookUps, ...rest }: StoredStep): BulkStep {
  return {
    ...rest,
    generatedIds: minted,
    planFingerprint: basis,
    placementFingerprint: hash,
    checks: lookUps,
  };
}

export function toStored(runOrder: RunOrder): StoredRunOrder {
  return { ...runOrder, steps: runOrder.steps.map(toStoredStep) };
}

export function fromStored(runOrder: StoredRunOrder): RunOrder {
  return { ...runOrder, steps: runOrder.steps.map(fromStoredStep) };
}
