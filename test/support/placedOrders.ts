import type { RequestDocument } from '#mocks/documents.ts';

/** The order that a placed order repeats, by its link; '' if it names none. */
export function originalOf({ _links: links }: RequestDocument): string {
  return [links?.originalOrder ?? []].flat()[0]?.href.split('/').at(-1) ?? '';
}
