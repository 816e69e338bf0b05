import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Runs in the page. Returns a message for each element that cannot be read or reached, with its tag and text,
 * and a message if the page scrolls sideways.
 */
function findMisfits(): string[] {
  const root = document.documentElement;
  const scrolls = (element: Element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
    element.scrollWidth > element.clientWidth;
  const hides = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;

  function misfit(control: HTMLElement): string | null {
    const box = control.getBoundingClientRect();
    if (control.scrollWidth > control.clientWidth + 1 && control.matches('button, .btn'))
      return `its text is wider than it: ${nameOf(control)}`;
    const around = ancestors(control);
    if (around.some(scrolls)) return null;
    if (box.left < -1 || box.right > root.clientWidth + 1) return `beside the page: ${nameOf(control)}`;
    const frame = around.filter(hides).find((ancestor) => {
      const outer = ancestor.getBoundingClientRect();
      return box.left < outer.left - 1 || box.right > outer.right + 1;
    });
    return frame ? `cut off by ${nameOf(frame)}: ${nameOf(control)}` : null;
  }

  const isSeen = (control: HTMLElement) =>
    control.checkVisibility() && !control.closest('.visually-hidden, .visually-hidden-focusable');
  const controls = document.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, summary, h1, h2',
  );
  const misfits = [...controls]
    .filter(isSeen)
    .map(misfit)
    .filter((found) => found !== null);
  const overflow = root.scrollWidth - root.clientWidth;
  return overflow > 0 ? [`the page scrolls sideways by ${overflow} px`, ...misfits] : misfits;
}

/** Sets the browser's default text size, which the page's root inherits. 100 % is 16 px. */
export async function setTextSize(page: Page, percent: 100 | 200): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const size = (16 * percent) / 100;
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await browser.detach();
}

/**
 * Checks that the page does not scroll sideways and that no control or heading is cut off or outside of it.
 * Content that scrolls inside its own frame, such as a table, is not checked.
 */
export async function expectFits(page: Page, width: number, textSize: 100 | 200 = 100): Promise<void> {
  await setTextSize(page, textSize);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${(16 * textSize) / 100}px`);
  // The new text size alone does not make the browser evaluate the media queries of the code again.
  for (const each of [width - 1, width]) await page.setViewportSize({ width: each, height: 800 });
  await expect
    .poll(() => page.evaluate(findMisfits), { message: `${width} px wide, text at ${textSize} %` })
    .toEqual([]);
}

/** Checks that an explanation, which appears while its button has the focus, is within the width of the page. */
export async function expectTipFits(page: Page, tip: Locator): Promise<void> {
  await tip.focus();
  const box = await page.getByRole('tooltip').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
