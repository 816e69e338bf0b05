/** A printable side of a product, with the platform's name for it (S7.35). */
export interface Surface {
  id: string;
  name: string;
}

/** One page of a document. `page` is its position in the surface set, from 1; `name` is '' if unknown. */
export interface PreviewPage {
  page: number;
  name: string;
}

/** -1 for a front, 1 for a back, 0 for any other surface. */
function side(name: string): number {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  if (/\bfront(?![a-z])/i.test(words)) return -1;
  return /\bback(?:side)?(?![a-z])/i.test(words) ? 1 : 0;
}

const numerically = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * S2.44: one page per surface. Fronts come first and backs last. Within each group, pages are sorted by name,
 * with `2` before `10`. Without surfaces, there is one unnamed page.
 */
export function previewPages(surfaces: readonly Surface[]): PreviewPage[] {
  if (surfaces.length === 0) return [{ page: 1, name: '' }];
  return surfaces
    .map((surface, index) => ({ page: index + 1, name: surface.name || surface.id }))
    .sort((a, b) => side(a.name) - side(b.name) || numerically.compare(a.name, b.name) || a.page - b.page);
}
