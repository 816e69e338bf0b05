import { currentStatus, type Item, type UnmetExpectation } from './item.ts';
import { isFinished } from './itemStage.ts';

export interface RemediationStep {
  title: string;
  description: string;
  /** URL of a documentation page, as the platform provides it; '' if there is none. */
  documentationUrl: string;
}

/** S7.14: the item's unmet expectation (S3.42) with the values that its linked resource has now. */
export function withCurrentValues(
  expectation: UnmetExpectation,
  current: UnmetExpectation | null,
): UnmetExpectation {
  return {
    ...expectation,
    name: current?.name || expectation.name,
    failedReason: current?.failedReason || expectation.failedReason,
    links: { ...expectation.links, ...current?.links },
  };
}

/** The statuses for which the console has its own text if the platform provides no steps (S8.29). */
const DEFAULT_REMEDIATIONS = ['rejected', 'suspended'] as const;
export type DefaultRemediation = (typeof DEFAULT_REMEDIATIONS)[number];

/** S8.29, R96: the console's own text for an item's status; null if it has none or the item is finished. */
export function defaultRemediation(item: Item, status: string): DefaultRemediation | null {
  if (isFinished(item)) return null;
  return DEFAULT_REMEDIATIONS.find((name) => name === status) ?? null;
}

/** S8.29: the console's own texts for the item's current statuses, for use if the platform provides no steps. */
export function defaultRemediations(item: Item): DefaultRemediation[] {
  const current = DEFAULT_REMEDIATIONS.filter((status) => currentStatus(item, status) !== null);
  return current.filter((status) => defaultRemediation(item, status) !== null);
}
