import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#domain/failure.ts';
import type { Item } from '#domain/item.ts';
import { type Change, type FactsByItem, factsOf } from '#domain/staleness.ts';
import type { CheckResult, WriteResult } from '#domain/writeResult.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import type { ReadOperation } from '#store/operation.ts';
import { checkWrite, type Evidence, type Guarded } from '#store/orderActions.ts';

/** What a dialog needs of a guarded write. */
export interface WriteOperation<Params extends Guarded, Value>
  extends ReadOperation<Params, WriteResult<Value>> {
  dismissed: (subject: string) => UnknownAction;
}

export interface WriteOptions<Params extends Guarded, Value> {
  operation: WriteOperation<Params, Value>;
  orderId: string;
  /** The items it touches, as they are shown. */
  items: readonly Item[];
  /** What the operation is kept under: the order's or the item's id. */
  subject: string;
  /** Reads from a second look whether a write without an answer was applied. */
  judge: (evidence: Evidence, seen: FactsByItem) => CheckResult;
  onDone: (value: Value) => void;
}

export interface Write<Params extends Guarded> {
  busy: boolean;
  failure: Failure | null;
  /** What is not as it was shown; nothing was sent. */
  changes: Change[];
  /** What a second look said, once somebody looked. */
  checked: CheckResult | null;
  isChecking: boolean;
  /** `itemIds`: those of the items that this write touches; all of them where it is left out. */
  submit: (params: Omit<Params, keyof Guarded>, itemIds?: readonly string[]) => void;
  check: () => void;
  /** Decides anew on what is shown now. */
  acceptPresent: () => void;
}

/** Sends one guarded write and follows it: busy, refused, unknown, stale, done. */
export function useWrite<Params extends Guarded, Value>(options: WriteOptions<Params, Value>): Write<Params> {
  const { operation, orderId, items, subject, judge, onDone } = options;
  const dispatch = useAppDispatch();
  const state = useOperation(operation, subject);
  const checking = useOperation(checkWrite, orderId);
  const [seen, setSeen] = useState(() => factsOf(items, Date.now()));
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [checked, setChecked] = useState<CheckResult | null>(null);
  const [checkAsked, setCheckAsked] = useState(false);
  const done = useRef(onDone);
  done.current = onDone;

  const result = state.status === 'succeeded' && sentAt !== null ? state.result : null;
  useEffect(() => {
    if (result?.kind !== 'done') return;
    dispatch(operation.dismissed(subject));
    done.current(result.value);
  }, [dispatch, operation, subject, result]);

  const evidence = checkAsked && checking.status === 'succeeded' ? checking.result : null;
  useEffect(() => {
    if (!evidence) return;
    setCheckAsked(false);
    const verdict = judge(evidence, seen);
    setChecked(verdict);
    // Known to be applied or not, it is no longer a failure that forbids to send.
    if (verdict !== 'cannotTell') dispatch(operation.dismissed(subject));
  }, [dispatch, operation, subject, evidence, judge, seen]);

  return {
    busy: state.status === 'running',
    failure: state.status === 'failed' ? state.failure : null,
    changes: result?.kind === 'stale' ? result.changes : [],
    checked,
    isChecking: checkAsked,
    submit: (params, itemIds) => {
      setSentAt(Date.now());
      setChecked(null);
      // The dialog adds what every guarded write carries; the rest is the caller's.
      const touched = Object.entries(seen).filter(([itemId]) => itemIds?.includes(itemId) ?? true);
      dispatch(operation.requested({ ...params, orderId, seen: Object.fromEntries(touched) } as Params));
    },
    check: () => {
      setCheckAsked(true);
      dispatch(
        checkWrite.requested({ orderId, itemIds: Object.keys(seen), since: sentAt ?? Date.now() }, true),
      );
    },
    acceptPresent: () => {
      setSeen(factsOf(items, Date.now()));
      setSentAt(null);
      dispatch(operation.dismissed(subject));
    },
  };
}
