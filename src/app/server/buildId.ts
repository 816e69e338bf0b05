/** The name of the page's `<meta>` that contains the ID of the build. */
export const BUILD_META = 'build-id';

/** Returns the ID of the build that this page belongs to, or an empty string in tests. */
export function readBuildId(page: Document): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content ?? '';
}
