import { zoneCity } from '#domain/people/zoneCity.ts';
import type { TableTFunction } from '../cells/cellContext.ts';
import type { Column } from './columns.tsx';

/** Returns the name of a column, with the city of the display time zone if its times are in that zone. */
export function columnHeader(
  { id, zone }: Pick<Column, 'id' | 'zone'>,
  text: TableTFunction,
  timezone: string,
): string {
  if (zone !== 'display') return text(`column.${id}`);
  return text('zoned', { column: text(`column.${id}`), zone: zoneCity(timezone) });
}
