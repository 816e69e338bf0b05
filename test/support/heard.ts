import { onTestFinished } from 'vitest';

/**
 * Collects each new text of the status and alert regions that are not hidden, from now on and in sequence.
 * `regions` is a selector.
 */
export function listen(regions = '[role="status"], [role="alert"]'): string[] {
  const heard: string[] = [];
  const last = new Map<Element, string>();
  const read = () => {
    for (const region of document.querySelectorAll(regions)) {
      const text = region.textContent ?? '';
      if (text !== (last.get(region) ?? '') && text !== '' && !region.closest('[aria-hidden="true"]'))
        heard.push(text);
      last.set(region, text);
    }
  };
  read();
  heard.length = 0;
  const observer = new MutationObserver(read);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}
