import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { useShortcuts } from '#components/keyboard/useCommands.ts';

const IsPressedContext = createContext<RefObject<boolean>>({ current: false });

/** R426: whether the user has pressed the key of the split view while the part that opens it was loading. */
export function useIsSplitKeyPressed(): RefObject<boolean> {
  return useContext(IsPressedContext);
}

/** Contains the part that opens the split view, and `SplitKeyBuffer` in its place until it is loaded. */
export function SplitKeyScope({ children }: { children: ReactNode }) {
  return <IsPressedContext value={useRef(false)}>{children}</IsPressedContext>;
}

/** Remembers the key of the split view. */
export function SplitKeyBuffer() {
  const isPressed = useIsSplitKeyPressed();
  useShortcuts({
    split: () => {
      isPressed.current = true;
    },
  });
  return null;
}
