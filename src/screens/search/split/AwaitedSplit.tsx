import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { useShortcuts } from '#components/keyboard/useCommands.ts';

const IsAwaitedContext = createContext<RefObject<boolean>>({ current: false });

/** R426: whether the user has pressed the key of the split view while the part that opens it was loading. */
export function useIsSplitAwaited(): RefObject<boolean> {
  return useContext(IsAwaitedContext);
}

/** Contains the part that opens the split view, and `AwaitedSplit` in its place until it is loaded. */
export function SplitAwaiting({ children }: { children: ReactNode }) {
  return <IsAwaitedContext value={useRef(false)}>{children}</IsAwaitedContext>;
}

/** Remembers the key of the split view. */
export function AwaitedSplit() {
  const isAwaited = useIsSplitAwaited();
  useShortcuts({
    split: () => {
      isAwaited.current = true;
    },
  });
  return null;
}
