import fc from 'fast-check';

const time = fc.integer({ min: 0, max: 4_102_444_800_000 });
const period = fc.record({
  id: fc.uuid(),
  label: fc.string({ maxLength: 120 }),
  start: time,
  end: time,
  tone: fc.constantFrom('progress', 'waiting', 'problem', 'done'),
  deadline: fc.option(time),
});
/** Any periods, also overlapping and reversed ones. */
export const anyPeriods = fc.array(period, { maxLength: 40 });
