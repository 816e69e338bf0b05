/**
 * The scope of the tests: `npm test` covers what every change requires, `npm run test:deep` (`TEST_DEPTH=deep`) every
 * surface with every fault, every language and every schedule.
 */
export const IS_DEEP = process.env.TEST_DEPTH === 'deep';

/** Details of a browser test that only the deep run includes, unless the test is required for every change. */
export function deepUnless(isAlways: boolean): { tag?: string } {
  return isAlways ? {} : { tag: '@deep' };
}
