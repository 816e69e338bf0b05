import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SNACKBAR_MS } from '#domain/limits.ts';

/** The result of the last attempt. Copying fails if the browser forbids it or the origin is insecure. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Texts that replace the general ones. */
interface CopyTexts {
  copied?: string;
  /** Stays until the next attempt, because it says what to do instead. */
  failed?: string;
}

export interface Copying {
  state: CopyState;
  /** The text of the state; '' while it is idle. */
  said: string;
  copy: (text: string) => void;
}

/**
 * Returns a function that copies text, and the state with its text. After a while, the state becomes 'idle'
 * again (S9.14), and its text ''.
 */
export function useCopy({ copied, failed }: CopyTexts = {}): Copying {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<CopyState>('idle');
  const keepsFailure = failed !== undefined;
  useEffect(() => {
    if (state === 'idle' || (state === 'failed' && keepsFailure)) return;
    const timer = setTimeout(() => setState('idle'), SNACKBAR_MS[state === 'failed' ? 'error' : 'copied']);
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
  const said = { idle: '', copied: copied ?? t('copied'), failed: failed ?? t('copyFailed') }[state];
  return { state, said, copy: (text) => void write(text) };
}
