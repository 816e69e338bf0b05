/** Heights in CSS pixels; widths are relative, so that the picture fills its container and grows with the text size. */
export const AXIS_HEIGHT = 50;
export const CUT_HEIGHT = 8;
export const LANE_HEIGHT = 30;

/** A column as a percentage of the picture's width. */
export function percent(column: number, columns: number): string {
  return columns === 0 ? '0%' : `${((column / columns) * 100).toFixed(3)}%`;
}
