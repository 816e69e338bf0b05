import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { Failure } from '#domain/failure.ts';
import { fieldErrors } from '#domain/failureWords.ts';

/**
 * R513: returns a function that returns the platform's validation errors about a field of the form, which
 * the platform can also call by other names. A field that the user has changed since the failure has none.
 */
export function useRefusedFields<Values extends object>(failures: readonly Failure[], values: Values) {
  const [refused, setRefused] = useState({ failures, values });
  if (!shallowEqual(refused.failures, failures)) setRefused({ failures, values });
  return (field: keyof Values & string, otherNames: readonly string[] = []): string | null =>
    values[field] === refused.values[field] ? fieldErrors(failures, [field, ...otherNames]) : null;
}
