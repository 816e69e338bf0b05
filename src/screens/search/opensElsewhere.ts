import type { MouseEvent } from 'react';

/** Whether the browser opens the link of this click in another tab or window, or saves its target. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
