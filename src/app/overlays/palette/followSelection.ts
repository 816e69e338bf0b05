const ACTIVE = 'aria-activedescendant';

/**
 * A ref of the palette. R573: keeps the selected option as the active one of the input, which screen readers
 * read. The library does so only after the arrow keys: after typing, it names no option, or an earlier one.
 */
export function followSelection(palette: HTMLElement | null): (() => void) | undefined {
  const input = palette?.querySelector('input');
  if (!palette || !input) return undefined;
  const update = () => {
    const id = palette.querySelector('[aria-selected="true"]')?.id ?? '';
    if (input.getAttribute(ACTIVE) !== id) input.setAttribute(ACTIVE, id);
  };
  const observer = new MutationObserver(update);
  observer.observe(palette, { subtree: true, childList: true, attributeFilter: ['aria-selected', ACTIVE] });
  return () => observer.disconnect();
}
