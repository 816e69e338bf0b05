import { UTC } from '#domain/time.ts';
import type { TableText } from './cellContext.ts';
import type { Column } from './columns.tsx';

/** The city of a zone: 'Berlin' for 'Europe/Berlin'. */
function placeOf(timezone: string): string {
  if (timezone === UTC) return 'UTC';
  return timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** The column's name; a column of times also names its zone. */
export function columnHeader({ id, zone }: Column, text: TableText, timezone: string): string {
  if (zone !== 'display') return text(`column.${id}`);
  return text('zoned', { column: text(`column.${id}`), zone: placeOf(timezone) });
}
