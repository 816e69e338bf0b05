/**
 * The rows are flex containers, so that the browser can skip the layout and painting of invisible ones. Some
 * browsers then ignore the table semantics of the elements, so they have explicit roles.
 */
export const TABLE = { role: 'table' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const;
export const ROW_HEADER = { role: 'rowheader', scope: 'row' } as const;
export const CELL = { role: 'cell' } as const;
