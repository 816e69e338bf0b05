import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Returns a handler for the focus events in the order. If new data removes the element that has the focus, such
 * as the button of a problem that is resolved, the focus moves to the title of the problems, or else to the main
 * part of the page.
 */
export function useFocusAfterRemoval(): (event: FocusEvent) => void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    focused.current = null;
    const target = document.getElementById('health-title') ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    focused.current = target;
  };
}
