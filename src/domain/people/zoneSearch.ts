/**
 * Converts a zone's name or a query to a common form: lower case, without accents, and with spaces instead of
 * '_' and '/'.
 */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[_/\s]+/g, ' ')
    .trim();
}

function rank(zone: string, query: string): number | null {
  const name = plain(zone);
  const city = plain(zone.slice(zone.lastIndexOf('/') + 1));
  if (name === query) return 0;
  if (city === query) return 1;
  if (name.startsWith(query) || city.startsWith(query)) return 2;
  return query.split(' ').every((word) => name.includes(word)) ? 3 : null;
}

/**
 * The zones that match a query: exact matches first, then prefixes, then zones that contain every word. Zones
 * that match equally well are sorted by name. An empty query returns all zones in the given order.
 */
export function matchZones(zones: readonly string[], query: string): string[] {
  const wanted = plain(query);
  if (wanted === '') return [...zones];
  const ranked = zones.flatMap((zone) => {
    const found = rank(zone, wanted);
    return found === null ? [] : [{ zone, found }];
  });
  return ranked.sort((a, b) => a.found - b.found || (a.zone < b.zone ? -1 : 1)).map(({ zone }) => zone);
}
