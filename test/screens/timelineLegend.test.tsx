import { expect, it } from 'vitest';
import { layoutTimeline, type TimelinePeriod } from '#domain/item/timeline.ts';
import { renderPart, textsFor } from '#test/renderPart.tsx';
import { TimelineLegend } from '../../src/screens/order/panels/timeline/TimelineLegend.tsx';

const HOUR = 3_600_000;
const PERIOD: TimelinePeriod = {
  id: 'a',
  label: 'Routing',
  tone: 'waiting',
  start: 0,
  end: 10 * HOUR,
  deadline: null,
};

it.each([
  [
    'of statuses',
    [{ ...PERIOD, deadline: 4 * HOUR }],
    false,
    'Waiting Line: deadline Hatched: after the deadline',
  ],
  ['of statuses without a deadline', [PERIOD], false, 'Waiting'],
  ['of events', [PERIOD], true, 'Waiting Each bar: until the next event'],
])(
  'R79: the legend of a timeline %s explains what occurs in it',
  async (_title, periods, isOfEvents, text) => {
    const { texts } = await textsFor('en', ['panels']);
    const { container } = await renderPart(
      <TimelineLegend timeline={layoutTimeline(periods, 0)} isOfEvents={isOfEvents} />,
      { texts },
    );
    const parts = [...(container.firstElementChild?.children ?? [])].map((part) => part.textContent.trim());
    expect(parts.join(' ')).toBe(text);
  },
);
