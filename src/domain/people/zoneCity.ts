/** The short name of a zone for the top bar, such as 'Berlin' for 'Europe/Berlin'. */
export function zoneCity(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
