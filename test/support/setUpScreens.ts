import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** The library says so while it looks again and again. */
const isWaiting = () =>
  '_disableExpensiveErrorDiagnostics' in getConfig() &&
  getConfig()['_disableExpensiveErrorDiagnostics' as never] === true;

/**
 * A busy machine is no defect: what is waited for may take a while, what is wrong still fails. What a look finds
 * missing while it waits is not printed with the whole document each time, which took a fifth of all journeys; the
 * last one is, when the time is up.
 */
configure(({ getElementError }) => ({
  asyncUtilTimeout: 45_000,
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

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
