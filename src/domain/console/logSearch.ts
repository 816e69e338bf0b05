/** S7.38: the page elsewhere that searches the logs for an id. */
export function logSearchUrl(page: string, id: string): string {
  const url = new URL(page);
  url.searchParams.set('query', id);
  return url.href;
}
