/**
 * Two intents of one kind on the same order can conflict: both would place an order, or both would request
 * its cancellation. A redirect counts as a placement, because it also places an order.
 */
export type IntentKind = 'placing' | 'cancelling';

/**
 * The state of an intent.
 * - waiting: planned in a run that has not sent it
 * - open: recorded as being sent
 * - unknown: sent, with an unknown outcome
 * - done: applied
 * - partly: some of its writes were applied, and others were not
 * - duplicate: applied more than once
 * - ended: no longer being sent, and its record does not show whether it was applied; only for display
 */
export type IntentState = 'waiting' | 'open' | 'unknown' | 'done' | 'partly' | 'duplicate' | 'ended';

/**
 * The source of the intent: a run for a selection, the dialog of one order, or others.
 * - elsewhere: others, which are other users or browsers; the journal contains this value
 * - unread: the console could not check whether others sent an intent
 */
export type IntentSource =
  | 'bulkReorder'
  | 'reorder'
  | 'redirect'
  | 'bulkCancel'
  | 'cancel'
  | 'elsewhere'
  | 'unread';

/** An earlier intent on an order, shown to the user who is about to repeat it. */
export interface EarlierIntent {
  /** Identifies the intent on this order. If the user accepts the intent, this key is recorded. */
  key: string;
  source: IntentSource;
  /** The ID of the intent's run; null if it belongs to no run in this browser. */
  jobId: string | null;
  /** When the intent was sent or, if it is waiting, planned (epoch milliseconds); null if unknown. */
  at: number | null;
  state: IntentState;
  /** IDs of the orders that the intent created. */
  created: string[];
}
