import { useState } from 'react';

/**
 * Whether the condition is true or has been since the component was mounted. A control that is shown under
 * this condition does not disappear while the user works with it.
 */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return condition || hasBeen;
}
