/** Heights in CSS pixels. Widths are relative, so that the timeline fills its container. */
export const AXIS_HEIGHT = 50;
export const BREAK_HEIGHT = 8;
export const LANE_HEIGHT = 30;

/** Returns the position of a column as a percentage of the width. */
export function columnPercent(column: number, columns: number): string {
  return columns === 0 ? '0%' : `${((column / columns) * 100).toFixed(3)}%`;
}
