import { UTC } from '#domain/time.ts';
import type { TableTFunction } from './cellContext.ts';
import type { Column } from './columns.tsx';

/** Returns the city of a zone, such as 'Berlin' for 'Europe/Berlin'. */
function placeOf(timezone: string): string {
  if (timezone === UTC) return 'UTC';
  return timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Returns the name of a column, with the city of the display time zone if its times are in that zone. */
export function columnHeader(
  { id, zone }: Pick<Column, 'id' | 'zone'>,
  text: TableTFunction,
  timezone: string,
): string {
  if (zone !== 'display') return text(`column.${id}`);
  return text('zoned', { column: text(`column.${id}`), zone: placeOf(timezone) });
}
