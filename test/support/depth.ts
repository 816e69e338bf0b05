/**
 * Whether the tests run in depth. `npm test` runs the tests that every change requires; `npm run test:deep`
 * (`TEST_DEPTH=deep`) adds faults, languages, schedules and orders.
 */
export const IS_DEEP = process.env.TEST_DEPTH === 'deep';

/** The options of a browser test that only the deep run includes, unless `isAlways` is true. */
export function deepUnless(isAlways: boolean): { tag?: string } {
  return isAlways ? {} : { tag: '@deep' };
}

/** The options of a browser test that only the deep run includes. */
export const DEEP_ONLY = deepUnless(false);
