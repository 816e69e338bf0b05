import { redact } from './redact.ts';

/** Quotes any text as a single word for a POSIX shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** The call as a curl command without customer data and without the token, which the user sets in TOKEN. */
export function curlCommand({ method, url }: { method: string; url: string }): string {
  return `curl -X ${method} ${quoted(redact(url))} -H "Authorization: Bearer $TOKEN"`;
}
