import moment from 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js';
import { isZone } from '#domain/time.ts';
import { matchZones } from './zoneSearch.ts';

/** All zone names, sorted: browsers list theirs without the aliases that people look for. */
export function zoneNames(): string[] {
  return moment.tz.names();
}

/** Zones to choose from that a query names, best first; none that an older browser cannot show times in. */
export function zonesFor(query: string): string[] {
  const found = matchZones(zoneNames(), query);
  // To ask the browser for all of them takes a quarter of a second.
  return query.trim() === '' ? found : found.filter(isZone);
}

/** The offset from UTC such as '+02:00', computed for hundreds of zones at once, because the browser is slow at it. */
export function zoneOffset(zone: string, epochMs: number): string {
  return moment.tz(epochMs, zone).format('Z');
}
