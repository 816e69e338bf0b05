import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long a reload must take before screen readers announce its start, in milliseconds. */
const SLOW_RELOAD_MS = 1_000;

/** The ends of reloads within this time are announced as one, in milliseconds. */
const ONE_RELOAD_MS = 1_000;

type Place = RefObject<Element | null>;

/** The place of the last end that was announced, and its time, as `performance.now()`. */
let lastEnd: { place: Place; at: number } | null = null;

/** Whether screen readers announce a text at this place: it is on screen, and no open dialog covers it. */
function isHeard({ current }: Place): boolean {
  return current !== null && current.closest('[aria-hidden="true"]') === null;
}

/** Returns whether to announce an end at this place; false if another place has just announced one. */
function isFirstEnd(place: Place): boolean {
  const at = performance.now();
  if (lastEnd && lastEnd.place !== place && at - lastEnd.at <= ONE_RELOAD_MS && isHeard(lastEnd.place))
    return false;
  lastEnd = { place, at };
  return true;
}

interface ReloadStatusProps {
  status: 'idle' | 'running' | 'succeeded' | 'failed';
  /** Whether the user has asked for the current reload. The retry of a failed read is always announced. */
  isAsked?: boolean;
  slow?: string;
  /** Returns the text once a reload has succeeded. */
  done?: () => string;
  /** The text if a retry fails. Omitted if a notice with role `alert` appears. */
  failed?: string;
  /** Called when a reload has succeeded. */
  onDone?: () => void;
}

/**
 * R424: tells screen readers that a reload takes long, and that it is over. Without this, they would announce
 * nothing, because the content replaces the button or the notice that had the focus. Parts that load again
 * together, such as after a lost connection, say once that they are loaded.
 */
export function ReloadStatus({
  status,
  isAsked = false,
  slow,
  done,
  failed = '',
  onDone,
}: ReloadStatusProps) {
  const { t } = useTranslation(['failure', 'shell']);
  const [hasFailed, setHasFailed] = useState(status === 'failed');
  const [text, setText] = useState('');
  const isRunning = useRef(false);
  const place = useRef<HTMLElement>(null);
  if (status === 'failed' && !hasFailed) setHasFailed(true);
  const isAwaited = isAsked || hasFailed;
  const announceEnd = useEffectEvent(() => {
    setHasFailed(false);
    setText(done ? done() : isFirstEnd(place) ? t('reloaded') : '');
    onDone?.();
  });
  const announceFailure = useEffectEvent(() => setText(failed));
  const announceStart = useEffectEvent(() => setText(slow ?? t('shell:loading')));
  useEffect(() => {
    const wasRunning = isRunning.current;
    isRunning.current = isAwaited && status === 'running';
    if (status === 'succeeded' && isAwaited) announceEnd();
    if (status === 'failed' && wasRunning) announceFailure();
    if (status !== 'running') return;
    setText('');
    const timer = isAwaited ? setTimeout(() => announceStart(), SLOW_RELOAD_MS) : undefined;
    return () => clearTimeout(timer);
  }, [status, isAwaited]);
  return (
    <span className="visually-hidden" role="status" ref={place}>
      {text}
    </span>
  );
}
