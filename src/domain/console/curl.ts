import { redact } from './redact.ts';

/** Quotes a text as a single word for a POSIX shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * The call as a curl command. It contains no customer data and no token; the user sets the variable TOKEN.
 */
export function curlCommand({ method, url }: { method: string; url: string }): string {
  return `curl -X ${method} ${quoted(redact(url))} -H "Authorization: Bearer $TOKEN"`;
}
