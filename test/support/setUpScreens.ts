import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** A busy machine is no defect: what is waited for may take a while, what is wrong still fails. */
configure({ asyncUtilTimeout: 45_000 });

/** What jsdom lacks and the console's components ask for. */
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
  onchange: null,
}));

class NoObserver {
  observe(): void {
    // Nothing ever comes into view in jsdom.
  }
  unobserve(): void {
    // Nothing is watched.
  }
  disconnect(): void {
    // Nothing is watched.
  }
  takeRecords(): [] {
    return [];
  }
}
vi.stubGlobal('ResizeObserver', NoObserver);
vi.stubGlobal('IntersectionObserver', NoObserver);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
