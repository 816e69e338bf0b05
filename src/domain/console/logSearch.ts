/** S7.38: the URL of an external page that searches the logs for an ID. */
export function logSearchUrl(page: string, id: string): string {
  const url = new URL(page);
  url.searchParams.set('query', id);
  return url.href;
}
