import { expect, type Page } from '@playwright/test';

/** Its size, and the moved elements with their places before and after. */
type Shift = [number, ...string[]];
interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records the layout shifts of each page that is loaded from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      const { shifts } = window as unknown as { shifts: Shift[] };
      const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[])
        shifts.push([
          value,
          ...sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.parentElement?.className}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
          ),
        ]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Checks that the layout shifts since the page was loaded add up to less than the limit. A failure lists them. */
export async function expectLayoutShift(page: Page, limit: number): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(limit);
}
