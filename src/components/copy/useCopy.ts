import { useEffect, useState } from 'react';
import { SNACKBAR_MS } from '#domain/limits.ts';

/** The result of the last attempt. Copying fails if the browser forbids it or the origin is insecure. */
export type CopyState = 'idle' | 'copied' | 'failed';

interface CopyTexts {
  copied: string;
  failed: string;
  /** Whether 'failed' stays until the next attempt, because its text says what to do instead. */
  keepsFailure?: boolean;
}

/**
 * Returns a function that copies text, and the state with its text. After a while, the state becomes 'idle'
 * again (S9.14), and its text ''.
 */
export function useCopy({ copied, failed, keepsFailure = false }: CopyTexts): {
  state: CopyState;
  said: string;
  copy: (text: string) => void;
} {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle' || (state === 'failed' && keepsFailure)) return;
    const timer = setTimeout(() => setState('idle'), SNACKBAR_MS.copied);
    return () => clearTimeout(timer);
  }, [state, keepsFailure]);
  const write = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const said = { idle: '', copied, failed }[state];
  return { state, said, copy: (text) => void write(text) };
}
