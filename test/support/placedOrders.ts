import type { RequestDocument } from '#mocks/documents.ts';

/** The ID of the original order, from the link in the document of a new order; '' if there is no link. */
export function originalOf({ _links: links }: RequestDocument): string {
  return [links?.originalOrder ?? []].flat()[0]?.href.split('/').at(-1) ?? '';
}
