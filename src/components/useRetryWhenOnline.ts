import { useEffect, useEffectEvent } from 'react';
import type { Failure } from '#domain/failure.ts';

/** R142: repeats a failed read when the browser is online again. `retry` must not send a write. */
export function useRetryWhenOnline({ reason }: Failure, retry: (() => void) | undefined): void {
  const handleOnline = useEffectEvent(() => {
    if (reason === 'network' || reason === 'timeout') retry?.();
  });
  useEffect(() => {
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
}
