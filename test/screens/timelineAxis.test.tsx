import { expect, it } from 'vitest';
import { layoutTimeline } from '#domain/item/timeline.ts';
import { createFormat } from '#i18n/format.ts';
import { FormatContext } from '#i18n/formatContext.ts';
import { renderPart, textsFor } from '#test/renderPart.tsx';
import { TimelineAxis } from '../../src/screens/order/panels/timeline/TimelineAxis.tsx';

const MINUTE = 60_000;

it.each([
  ['while clocks are set back', '2026-10-25T00:30:00Z', ['02:30 CEST', '02:06 CET']],
  ['on any other day', '2026-10-26T00:30:00Z', ['01:30', '02:06']],
])('R36: the times of a timeline %s are unambiguous', async (_title, begin, times) => {
  const start = Date.parse(begin);
  const period = { id: 'a', label: 'Routing', tone: 'waiting', start, end: start + 40 * MINUTE } as const;
  const timeline = layoutTimeline([{ ...period, deadline: null }], start);
  const { texts } = await textsFor('en', ['panels']);
  const { container } = await renderPart(
    <FormatContext value={createFormat('en', 'en', 'Europe/Berlin')}>
      <svg>
        <title>Axis</title>
        <TimelineAxis timeline={timeline} />
      </svg>
    </FormatContext>,
    { texts },
  );
  const shown = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect([shown[1], shown.at(-1)]).toEqual(times);
});
