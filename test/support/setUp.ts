import { afterAll, afterEach, vi } from 'vitest';

/** The arguments of each call of console.error. A test with such a call fails. */
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

// Restores everything, because the next test file runs in the same worker.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
