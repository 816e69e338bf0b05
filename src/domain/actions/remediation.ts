import type { Failure } from '#domain/failure.ts';
import { currentStatus, type Item, type UnmetExpectation } from '#domain/item/item.ts';
import { isOver } from '#domain/order/orderStatus.ts';

/** One step to resolve an unmet expectation. */
export interface RemediationStep {
  title: string;
  description: string;
  /** URL of a documentation page, unchanged; '' if there is none. */
  documentationUrl: string;
}

/** An unmet expectation (S3.42) with its remediation steps; empty if the platform has none. */
export interface Remediation {
  expectation: UnmetExpectation;
  steps: RemediationStep[];
  /** The failure of loading the steps (S8.19); null if they were loaded or there are none. */
  failure: Failure | null;
}

/** Situations with a text of their own if the platform names no step (S8.29). */
export const DEFAULT_REMEDIATIONS = ['rejected', 'suspended'] as const;
export type DefaultRemediation = (typeof DEFAULT_REMEDIATIONS)[number];

/**
 * S8.29: the default remediations for a rejected or suspended item that is not finished and for which the platform has
 * no steps.
 */
export function defaultRemediations(item: Item, found: readonly Remediation[]): DefaultRemediation[] {
  if (isOver(item)) return [];
  if (found.some((remediation) => remediation.steps.length > 0)) return [];
  return DEFAULT_REMEDIATIONS.filter((status) => currentStatus(item, status) !== null);
}

/**
 * The support of a fulfillment configuration (S7.13), by expectation code; codes that it does not mention are missing.
 */
export interface SupportedProcess {
  expectationCode: string;
  supported: boolean;
  used: boolean;
}

/** Whether the fulfiller accepts cancellations; null if its configuration does not say. */
export function supportsCancellation(processes: readonly SupportedProcess[]): boolean | null {
  return (
    processes.find((process) => process.expectationCode === 'supportOrderCancellations')?.supported ?? null
  );
}
