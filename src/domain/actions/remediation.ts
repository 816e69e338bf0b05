import type { Failure } from '#domain/failure.ts';
import { currentStatus, type Item, type UnmetExpectation } from '#domain/item/item.ts';
import { isFinished } from '#domain/item/itemStage.ts';

export interface RemediationStep {
  title: string;
  description: string;
  /** URL of a documentation page, as the platform provides it; '' if there is none. */
  documentationUrl: string;
}

/** An unmet expectation (S3.42) with the platform's remediation steps for it. */
export interface Remediation {
  expectation: UnmetExpectation;
  steps: RemediationStep[];
  /** The reason why the steps could not be loaded (S8.19); null if they were loaded or there are none. */
  failure: Failure | null;
}

/** The statuses for which the console has its own text if the platform provides no steps (S8.29). */
export const DEFAULT_REMEDIATIONS = ['rejected', 'suspended'] as const;
export type DefaultRemediation = (typeof DEFAULT_REMEDIATIONS)[number];

/** S8.29, R96: the console's own text for an item's status; null if it has none or the item is finished. */
export function defaultRemediation(item: Item, status: string): DefaultRemediation | null {
  if (isFinished(item)) return null;
  return DEFAULT_REMEDIATIONS.find((name) => name === status) ?? null;
}

/** S8.29: the console's own texts for the item's current statuses; none if the platform provides steps. */
export function defaultRemediations(item: Item, found: readonly Remediation[]): DefaultRemediation[] {
  if (found.some((remediation) => remediation.steps.length > 0)) return [];
  const current = DEFAULT_REMEDIATIONS.filter((status) => currentStatus(item, status) !== null);
  return current.filter((status) => defaultRemediation(item, status) !== null);
}
