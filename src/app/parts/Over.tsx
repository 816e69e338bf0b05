import { type ReactNode, useState } from 'react';

/** An open dialog covers the choices of the gallery, so the user can close it to reach them. */
export function Over({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  if (isOpen) return children(() => setIsOpen(false));
  return (
    <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => setIsOpen(true)}>
      Open again
    </button>
  );
}
