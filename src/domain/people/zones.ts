import moment from 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js';
import { indexInOrder, matchOptions } from '#domain/search/filterIndex.ts';
import { isZone } from '#domain/time/time.ts';

/** All zone names in alphabetical order, including aliases that users search for but browsers do not list. */
export function zoneNames(): string[] {
  return moment.tz.names();
}

/**
 * The zones that match a query, or each of its words, and that the browser supports, best first; all for an
 * empty query.
 */
export function searchZones(query: string): string[] {
  const options = zoneNames().map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
    hint: '',
    synonyms: [zone],
  }));
  const index = indexInOrder(options);
  const matching = (text: string) => matchOptions(index, text).map(({ value }) => value);
  const whole = matching(query);
  const lists = whole.length > 0 ? [whole] : query.split(/\s+/).map(matching);
  const found = lists.reduce((zones, others) => zones.filter((zone) => others.includes(zone)));
  // Without a query, the zones are not checked, because checking all of them takes a quarter of a second.
  return query.trim() === '' ? found : found.filter(isZone);
}

/** The offset at this time, such as '+02:00'. The browser's zone data would be slow for hundreds of zones. */
export function zoneOffset(zone: string, epochMs: number): string {
  return moment.tz(epochMs, zone).format('Z');
}
