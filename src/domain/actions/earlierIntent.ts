/**
 * waiting: planned in a run that has not sent it; open: being sent; unknown: sent, with an unknown outcome;
 * done: applied; duplicate: applied more than once.
 */
export type IntentState = 'waiting' | 'open' | 'unknown' | 'done' | 'duplicate';

/**
 * The source of the intent: a run for a selection, the dialog of one order, or another browser; unread: the console
 * could not check.
 */
export type IntentSource =
  | 'bulkReorder'
  | 'reorder'
  | 'redirect'
  | 'bulkCancel'
  | 'cancel'
  | 'elsewhere'
  | 'unread';

/** An earlier intent on the same order, as shown to the user who repeats it. */
export interface EarlierIntent {
  /** Identifies it among the intents on this order: the user accepts it by this key. */
  key: string;
  source: IntentSource;
  /** The ID of its run; null if this browser knows none. */
  jobId: string | null;
  /** When it was sent or, if it is waiting, planned (epoch milliseconds); null if unknown. */
  at: number | null;
  state: IntentState;
  /** IDs of the orders that it placed. */
  created: string[];
}
