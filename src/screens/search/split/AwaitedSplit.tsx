import type { RefObject } from 'react';
import { useShortcuts } from '#components/keyboard/useCommands.ts';

/** R426: remembers the key of the split view until the part that opens it is loaded. */
export function AwaitedSplit({ isAwaited }: { isAwaited: RefObject<boolean> }) {
  useShortcuts({
    split: () => {
      isAwaited.current = true;
    },
  });
  return null;
}
