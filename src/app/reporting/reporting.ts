import { errorEntry } from '#domain/console/failureReport.ts';
import type { Configuration } from '../configuration.ts';
import type { ConsoleStore } from '../store/createStore.ts';
import { createReportSender, type ReportSender } from './reportSender.ts';
import { startReporting } from './startReporting.ts';

/** This module is loaded only if the deployment configures a collector (R78). */

function senderTo(url: string, { console }: Configuration): ReportSender {
  return createReportSender({ url, build: console.buildId, environment: console.environment });
}

export function startPageReporting(url: string, configuration: Configuration, store: ConsoleStore): void {
  startReporting({ store, sender: senderTo(url, configuration) });
}

/**
 * Reports that the console did not start. Sends the report immediately, because no further entries will
 * follow.
 */
export function reportStartFailure(url: string, configuration: Configuration, error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const sender = senderTo(url, configuration);
  sender.add(errorEntry({ where: 'start', name, message, stack }));
  sender.flush();
}
