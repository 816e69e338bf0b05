import { afterEach, vi } from 'vitest';

/** The set-up cannot lie: whatever is written to console.error fails the test that caused it. */
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
