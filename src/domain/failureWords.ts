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

/** R513: the validation errors whose path ends in this field, in one text; null if there are none. */
export function fieldErrors({ validationErrors }: Failure, field: string): string | null {
  const about = validationErrors.filter(({ path }) => lastName(path) === field.toLowerCase());
  return about.map(({ message }) => message).join(' · ') || null;
}

/** The last name in a path such as `$.items[0].postalCode`, in lower case. */
function lastName(path: string): string | undefined {
  return path
    .toLowerCase()
    .split(/[^\w$-]/)
    .findLast(Boolean);
}
