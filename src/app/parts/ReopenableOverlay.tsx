import { type ReactNode, useState } from 'react';
import { Button } from '#components/Button.tsx';

/** Lets the user close the overlay and open it again, because it covers the choices of the gallery. */
export function ReopenableOverlay({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  if (isOpen) return children(() => setIsOpen(false));
  return (
    <Button size="sm" onClick={() => setIsOpen(true)}>
      Open again
    </Button>
  );
}
