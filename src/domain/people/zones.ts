import moment from 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js';
import { isZone } from '#domain/time.ts';
import { matchZones } from './zoneSearch.ts';

/** All zone names, sorted, including aliases that users look for and browsers do not list. */
export function zoneNames(): string[] {
  return moment.tz.names();
}

/** The zones that match a query, best first, without those that an older browser does not support. */
export function zonesFor(query: string): string[] {
  const found = matchZones(zoneNames(), query);
  // Checking all zones in the browser takes a quarter of a second.
  return query.trim() === '' ? found : found.filter(isZone);
}

/** The offset from UTC such as '+02:00', computed for hundreds of zones at once, because the browser is slow at it. */
export function zoneOffset(zone: string, epochMs: number): string {
  return moment.tz(epochMs, zone).format('Z');
}
