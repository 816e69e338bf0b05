import { useState } from 'react';
import type { Failure } from '#domain/failure.ts';
import { fieldErrors } from '#domain/failureWords.ts';

/**
 * R513: returns a function that returns the platform's validation errors about a field of the form. A field
 * that the user has changed since the failure has none.
 */
export function useRefusedFields<Values extends object>(failure: Failure | null, values: Values) {
  const [refused, setRefused] = useState({ failure, values });
  if (refused.failure !== failure) setRefused({ failure, values });
  return (field: keyof Values & string): string | null => {
    const isSame = values[field] === refused.values[field];
    return failure && isSame ? fieldErrors(failure, field) : null;
  };
}
