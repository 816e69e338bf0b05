import { afterAll, afterEach, vi } from 'vitest';

/** Fails the test that writes anything to console.error. */
const errors: unknown[][] = [];
vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
  errors.push(args);
});

afterEach(() => {
  const found = errors.splice(0);
  if (found.length > 0)
    throw new Error(
      `console.error was called:\n${found.map((args) => args.map(String).join(' ')).join('\n')}`,
    );
});

// The next file runs in the same worker.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
