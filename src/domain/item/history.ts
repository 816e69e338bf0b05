import { ERROR_STATUSES } from '#domain/statusNames.ts';
import type { StatusEntry } from './item.ts';
import type { TimelinePeriodTone } from './timeline.ts';

/** One period that an item spent in a status or in a step within it (S3.15). */
export interface HistoryEntry extends StatusEntry {
  /** UTC instants, or null. */
  startDate: string | null;
  endDate: string | null;
}

/** S4.18: the steps within 'standardizing order' and 'preparing', by their names in item-history. */
const STEPS = {
  standardizingOrder: [
    'itemGeneration',
    'addressValidation',
    'documentDataMining',
    'orderValidation',
    'callbackRegistration',
    'routingIngest',
    'deliveryRequestOrchestrator',
    'itemPricing',
    'productDocumentOverride',
  ],
  preparing: [
    'consumeCapacity',
    'prepress',
    'deliveryConstraints',
    'shipmentPlanner',
    'workflowPrice',
    'productManufacturingDataPopulation',
    'fulfillmentExpectations',
    'fulfillmentOrderManager',
    'productionAccepted',
  ],
} as const;
type Group = keyof typeof STEPS;
const GROUPS = Object.keys(STEPS) as Group[];

export type HistoryStep = (typeof STEPS)[Group][number];
export const HISTORY_STEPS: readonly HistoryStep[] = [...STEPS.standardizingOrder, ...STEPS.preparing];

export function isHistoryStep(name: string): name is HistoryStep {
  return HISTORY_STEPS.some((step) => step === name);
}

/** Statuses that end the item's workflow: they are moments, not periods. */
const TERMINAL: ReadonlySet<string> = new Set(['fulfilled', 'delivered', 'cancelled', 'rejected']);

/** A row of the history. Times are epoch milliseconds; null if the platform provided none. */
export interface HistoryRow {
  entry: HistoryEntry;
  start: number | null;
  end: number | null;
  /** Whether the period has not ended. If so, `end` is the current time. */
  isRunning: boolean;
  /** The steps within the status, in order. */
  steps: HistoryRow[];
}

export function toEpochMs(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}

/**
 * S4.1: a current status without an end lasts until now unless it is terminal. A closed status without an end
 * ended at its last change.
 */
function toRow(entry: HistoryEntry, now: number): HistoryRow {
  const start = toEpochMs(entry.startDate) ?? toEpochMs(entry.updatedDate);
  const isRunning = entry.state === 'current' && entry.endDate === null && !TERMINAL.has(entry.name);
  const given = toEpochMs(entry.endDate) ?? (entry.state === 'closed' ? toEpochMs(entry.updatedDate) : null);
  const end = isRunning ? now : (given ?? start);
  return {
    entry,
    start,
    // Clocks differ, so the end could otherwise precede the start.
    end: start !== null && end !== null ? Math.max(start, end) : end,
    isRunning,
    steps: [],
  };
}

function byStart(a: HistoryRow, b: HistoryRow): number {
  return (a.start ?? Number.POSITIVE_INFINITY) - (b.start ?? Number.POSITIVE_INFINITY) || 0;
}

/** A row for a status that is missing from the history although some of its steps are there. */
function parentFor(name: Group, steps: readonly HistoryRow[]): HistoryRow {
  const times = (pick: (row: HistoryRow) => number | null) => steps.map(pick).filter((time) => time !== null);
  const starts = times((row) => row.start);
  const ends = times((row) => row.end);
  const isRunning = steps.some((row) => row.isRunning);
  const entry: HistoryEntry = {
    name,
    state: steps.some((row) => row.entry.state === 'current') ? 'current' : 'closed',
    detail: '',
    expectedCloseDate: null,
    quantity: null,
    updatedDate: null,
    startDate: null,
    endDate: null,
  };
  return {
    entry,
    start: starts.length > 0 ? Math.min(...starts) : null,
    end: ends.length > 0 ? Math.max(...ends) : null,
    isRunning,
    steps: [...steps],
  };
}

/**
 * The status row that a step belongs to. An item can enter a status several times. A step belongs to the last
 * of these rows that began before it, or else to the first one.
 */
function parentOf(step: HistoryRow, parents: readonly HistoryRow[]): HistoryRow | undefined {
  const begun = parents.filter((parent) => (parent.start ?? 0) <= (step.start ?? Number.POSITIVE_INFINITY));
  return begun.at(-1) ?? parents[0];
}

function grouped(rows: readonly HistoryRow[], name: Group): HistoryRow[] {
  const steps = rows.filter((row) => STEPS[name].some((step) => step === row.entry.name));
  const parents = rows.filter((row) => row.entry.name === name);
  if (parents.length === 0) return steps.length > 0 ? [parentFor(name, steps)] : [];
  return parents.map((parent) => ({
    ...parent,
    steps: steps.filter((step) => parentOf(step, parents) === parent),
  }));
}

/**
 * The item's history as rows, oldest first (S2.82). Omits statuses that have not begun (S4.1) and nests steps
 * in their status (S4.18). `now` is in epoch milliseconds.
 */
export function historyRows(entries: readonly HistoryEntry[], now: number): HistoryRow[] {
  const rows = entries
    .filter((entry) => entry.state !== 'notStarted')
    .map((entry) => toRow(entry, now))
    .sort(byStart);
  const inGroups: ReadonlySet<string> = new Set([...GROUPS, ...HISTORY_STEPS]);
  const others = rows.filter((row) => !inGroups.has(row.entry.name));
  return [...GROUPS.flatMap((name) => grouped(rows, name)), ...others].sort(byStart);
}

/** Statuses in which the platform waits for a fulfiller, a customer, stock or support. */
const WAITING: ReadonlySet<string> = new Set([
  'awaitingFulfillerResponse',
  'documentReview',
  'documentReviewFeedback',
  'inventoryCheck',
  'onHold',
  'pendingCancellation',
]);
const PROBLEMS: ReadonlySet<string> = new Set(ERROR_STATUSES);

export function historyTone(name: string): TimelinePeriodTone {
  if (PROBLEMS.has(name)) return 'problem';
  if (WAITING.has(name)) return 'waiting';
  return TERMINAL.has(name) ? 'done' : 'progress';
}

/** A visible row of a table whose groups can be opened. */
export interface ShownHistoryRow {
  id: string;
  row: HistoryRow;
  isStep: boolean;
}

/** The visible rows: the steps of an open group follow the row of the group. `open` has the IDs of open groups. */
export function shownHistoryRows(rows: readonly HistoryRow[], open: ReadonlySet<string>): ShownHistoryRow[] {
  return rows.flatMap((row, index): ShownHistoryRow[] => {
    const id = String(index);
    const steps = open.has(id) ? row.steps : [];
    return [
      { id, row, isStep: false },
      ...steps.map((step, stepIndex) => ({ id: `${id}.${stepIndex}`, row: step, isStep: true })),
    ];
  });
}
