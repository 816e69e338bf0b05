import { redact } from './redact.ts';

/** Quotes any text as one word of a POSIX shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** The call as a curl command without the token, which the user puts into TOKEN, and without customer data. */
export function curlCommand({ method, url }: { method: string; url: string }): string {
  return `curl -X ${method} ${quoted(redact(url))} -H "Authorization: Bearer $TOKEN"`;
}
