import { isSameId } from '../sameId.ts';
import { parseUrl } from './links.ts';

/**
 * The ID of a link's target: the decoded last segment of its path; null if there is none or its encoding is
 * invalid.
 */
export function resourceId(href: string): string | null {
  const segment = parseUrl(href)?.pathname.split('/').filter(Boolean).at(-1);
  return segment ? decoded(segment) : null;
}

/** Whether a URL's path contains this ID as a segment (R433), regardless of the service and later segments. */
export function pathContainsId(href: string, id: string): boolean {
  const segments = parseUrl(href)?.pathname.split('/') ?? [];
  return id !== '' && segments.some((segment) => isSameId(decoded(segment) ?? '', id));
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
