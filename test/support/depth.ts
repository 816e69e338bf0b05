/**
 * How wide the tests go: `npm test` is what must hold for every change, `npm run test:deep` (`TEST_DEPTH=deep`) every
 * surface with every fault, every language and every schedule.
 */
export const IS_DEEP = process.env.TEST_DEPTH === 'deep';

/** Details of a browser test that only the deep run goes through, unless it is one of those that every change needs. */
export function deepUnless(isAlways: boolean): { tag?: string } {
  return isAlways ? {} : { tag: '@deep' };
}
