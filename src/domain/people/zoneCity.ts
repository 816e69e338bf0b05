/** R443: the zone with capitals, if another application stored it in lower case, such as 'europe/paris'. */
export function spelledZone(zone: string): string {
  if (zone !== zone.toLowerCase()) return zone;
  return zone.replace(/(^|[/_])(utc|gmt|[a-z])/g, (start) => start.toUpperCase());
}

/**
 * The short name of a zone, such as 'Berlin' for 'Europe/Berlin' and 'UTC' for 'Etc/UTC'. It has a separate
 * file, because the first screen does not need the search for zones.
 */
export function zoneCity(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
