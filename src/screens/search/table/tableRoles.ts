/**
 * The rows are flex containers, so that the browser can skip the layout and painting of invisible ones. Some
 * browsers then ignore the table semantics of the elements, so they have explicit roles.
 */
export const TABLE_PROPS = { role: 'table' } as const;
export const ROW_GROUP_PROPS = { role: 'rowgroup' } as const;
export const ROW_PROPS = { role: 'row' } as const;
export const COLUMN_HEADER_PROPS = { role: 'columnheader', scope: 'col' } as const;
export const ROW_HEADER_PROPS = { role: 'rowheader', scope: 'row' } as const;
export const CELL_PROPS = { role: 'cell' } as const;
