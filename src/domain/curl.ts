/** One word of a POSIX shell, whatever it holds. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** The call as a command line, without the token: whoever runs it puts their own into TOKEN. */
export function curlCommand({ method, url }: { method: string; url: string }): string {
  return `curl -X ${method} ${quoted(url)} -H "Authorization: Bearer $TOKEN"`;
}
