import type { ChangeEvent } from 'react';

/** Whether the check box was changed by a click with Shift, which selects a range. */
export function isShiftClick({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
