import { useLayoutEffect } from 'react';

/**
 * Gives the body a class while `isSet`, for rules about parts outside the component. With `body:has(…)` instead,
 * the browser styled each button, status and due date of the page again whenever any button was added or removed:
 * in an order of 130 items, 150 elements instead of 13 for the first letter of a filter. Styling while the user
 * filters took 6.3 ms of CPU time instead of 3.5.
 */
export function useBodyClass(name: string, isSet: boolean): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name, isSet]);
}
