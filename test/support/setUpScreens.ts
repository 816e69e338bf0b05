import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { unstable_forceFrameRate } from 'scheduler';
import { afterEach, vi } from 'vitest';

/** A busy machine is no defect: what is waited for may take a while, what is wrong still fails. */
configure({ asyncUtilTimeout: 45_000 });

/**
 * React makes way after 5 ms of drawing, so that a browser can paint. Here there is nothing to paint, and what comes in
 * between is a look at the whole document for what a test waits for, which takes far longer than that.
 */
unstable_forceFrameRate(1);

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
