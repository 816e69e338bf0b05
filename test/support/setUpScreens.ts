import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { expectNoListenersLeft } from './leftListeners.ts';

/** Whether the library is currently polling, as its own setting shows. */
const isWaiting = () =>
  '_disableExpensiveErrorDiagnostics' in getConfig() &&
  getConfig()['_disableExpensiveErrorDiagnostics' as never] === true;

/**
 * Waits have a long timeout, because a slow computer is not a defect. While a wait polls, its errors omit the
 * document, because printing it took a fifth of the time of all journeys. The error after the timeout
 * includes it.
 */
configure(({ getElementError }) => ({
  asyncUtilTimeout: 45_000,
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

/** Functions of the browser that the console's components need and jsdom lacks. */
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

/**
 * If an element with the focus is removed while timers are fake, jsdom starts the interval of its animation
 * frames with the fake `setInterval`. Its frames then never come again, in a window that all files of a worker
 * share.
 */
vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
  Number(setTimeout(() => callback(performance.now()), 16)),
);
vi.stubGlobal('cancelAnimationFrame', (handle: number) => clearTimeout(handle));

class NoObserver {
  observe(): void {
    // jsdom has no layout, so nothing becomes visible.
  }
  unobserve(): void {
    // Nothing is observed.
  }
  disconnect(): void {
    // Nothing is observed.
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
  // The files of a worker share the document, and some tests add elements to it themselves.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

expectNoListenersLeft();
