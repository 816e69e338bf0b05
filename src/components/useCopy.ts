import { useEffect, useState } from 'react';
import { SNACKBAR_MS } from '#domain/limits.ts';

/** The result of the last attempt. Copying fails if the browser forbids it or the origin is insecure. */
export type CopyOutcome = 'idle' | 'copied' | 'failed';

interface CopyTexts {
  copied: string;
  failed: string;
  /** Whether 'failed' stays until the next attempt, because its text says what to do instead. */
  keepsFailure?: boolean;
}

/**
 * Returns a function that copies text, and the outcome with its text. After a while, the outcome becomes 'idle'
 * again (S9.14), and its text ''.
 */
export function useCopy({ copied, failed, keepsFailure = false }: CopyTexts): {
  outcome: CopyOutcome;
  said: string;
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
  const said = { idle: '', copied, failed }[outcome];
  return { outcome, said, copy: (text) => void write(text) };
}
