import { type Failure, platformMessage, statusLine } from './failure.ts';

/** R512: the platform's own words and its validation errors in one line; '' if there are none. */
export function platformWords(failure: Failure): string {
  const errors = failure.validationErrors.map(({ path, message }) =>
    [path, message].filter(Boolean).join(': '),
  );
  return [platformMessage(failure), ...errors].filter(Boolean).join(' · ');
}

/** The status and the platform's words about a write with an unknown outcome; '' without a response. */
export function responseWords(failure: Failure): string {
  return [statusLine(failure), platformWords(failure)].filter(Boolean).join(' · ');
}

/**
 * R513: the validation errors whose path ends in one of these names of a field, in one text, each once; null if
 * there are none. The failures are those of the parts of one write.
 */
export function fieldErrors(failures: readonly Failure[], names: readonly string[]): string | null {
  const lowerCase = names.map((name) => name.toLowerCase());
  const errors = failures.flatMap(({ validationErrors }) => validationErrors);
  const about = errors.filter(({ path }) => lowerCase.includes(lastName(path)));
  return [...new Set(about.map(({ message }) => message))].join(' · ') || null;
}

/** The last name in a path such as `$.items[0].postalCode`, in lower case. */
function lastName(path: string): string {
  const names = path.toLowerCase().split(/[^\w$-]/);
  return names.findLast(Boolean) ?? '';
}
