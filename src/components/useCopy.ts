import { useEffect, useState } from 'react';
import { SNACKBAR_MS } from '#domain/limits.ts';

/** The result of the last attempt. Copying fails if the browser forbids it or the origin is insecure. */
export type CopyOutcome = 'idle' | 'copied' | 'failed';

/**
 * Returns a function that copies text, and the outcome, which becomes 'idle' again after a while (S9.14). If
 * `keepsFailure` is true, 'failed' stays until the next attempt, for a text that says what to do instead.
 */
export function useCopy({ keepsFailure = false } = {}): {
  outcome: CopyOutcome;
  copy: (text: string) => void;
} {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  useEffect(() => {
    if (outcome === 'idle' || (outcome === 'failed' && keepsFailure)) return;
    const timer = setTimeout(() => setOutcome('idle'), SNACKBAR_MS.copied);
    return () => clearTimeout(timer);
  }, [outcome, keepsFailure]);
  const write = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return { outcome, copy: (text) => void write(text) };
}
