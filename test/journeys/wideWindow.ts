import { vi } from 'vitest';

/** Makes the window wide enough for the filters beside the list, until the returned mock is restored. */
export function widenWindow() {
  return vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('75rem'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}
