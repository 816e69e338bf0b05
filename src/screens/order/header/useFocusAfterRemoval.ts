import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Returns handlers for the focus events of the problems. If new data removes the element that has the focus,
 * such as the button of a problem that is resolved, the focus moves to the title of the problems, or else to
 * the main part of the page.
 */
export function useFocusAfterRemoval() {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const target = document.getElementById('health-title') ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    // Some browsers also fire `blur` when they remove the element; `focused` must survive that.
    onBlur: ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target.isConnected && focused.current === target) focused.current = null;
      }),
  };
}
