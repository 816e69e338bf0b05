import { redact } from './redact.ts';

/** Quotes a text as a single word for a POSIX shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** The call as a curl command with a redacted URL, and with a shell variable for the user's token. */
export function curlCommand({ method, url }: { method: string; url: string }): string {
  return `curl -X ${method} ${quoted(redact(url))} -H "Authorization: Bearer $TOKEN"`;
}
