import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import { BreakdownProgress, partNote } from '#screens/search/breakdown/BreakdownProgress.tsx';
import { renderPart, textsFor } from '#test/renderPart.tsx';

const counted = (facts: object) => ({
  orders: [],
  count: 500,
  total: 11_590,
  ordersToCount: 2_000,
  missing: [],
  isSteady: true,
  unreadable: 0,
  today: '2026-10-05',
  ...facts,
});
const controls = {
  partialFailure: null,
  isRunning: false,
  isStopped: false,
  stop: () => undefined,
  retry: () => undefined,
};

it.each([
  ['while it counts', {}, { isRunning: true }, '500 of the first 2,000 orders counted'],
  [
    'a search that it can count',
    { total: 900, readable: 900 },
    { isRunning: true },
    '500 of 900 orders counted',
  ],
  ['after it was stopped', {}, { isStopped: true }, 'Stopped: 500 of the first 2,000 orders counted.'],
  [
    'with a page that failed',
    { missing: [{ first: 1, last: 100 }] },
    {},
    '500 of the first 2,000 orders could be counted. The others could not be loaded.',
  ],
  [
    'after a change of the results',
    { isSteady: false },
    {},
    'The results changed during the count, so orders may be missing: 500 of the first 2,000 orders counted.',
  ],
  [
    'with orders that cannot be read',
    { count: 898, total: 900, ordersToCount: 900, unreadable: 2 },
    {},
    '898 of 900 orders counted. 2 orders could not be loaded and are not included.',
  ],
  [
    'with an unreadable one among the first 2,000',
    { count: 1_999, unreadable: 1 },
    {},
    'The first 2,000 of 11,590 orders are counted, in the order of the results. Narrow the search to count all orders. 1 order could not be loaded and is not included.',
  ],
  [
    'at its end',
    { count: 2_000 },
    {},
    'The first 2,000 of 11,590 orders are counted, in the order of the results. Narrow the search to count all orders.',
  ],
])('R60: the breakdown says how many orders it counts: %s', async (_title, facts, state, text) => {
  const { texts } = await textsFor('en', ['export']);
  await renderPart(<BreakdownProgress {...controls} {...state} counted={counted(facts)} />, { texts });
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('says why some of the orders could not be counted', async () => {
  const partialFailure: Failure = {
    ...consoleFailure('The search is overloaded.'),
    reason: 'answered',
    status: 503,
    statusText: 'Service Unavailable',
  };
  const { texts } = await textsFor('en', ['export', 'failure']);
  const incomplete = counted({ missing: [{ first: 1, last: 100 }] });
  await renderPart(<BreakdownProgress {...controls} counted={incomplete} partialFailure={partialFailure} />, {
    texts,
  });
  expect(screen.getByText('503 Service Unavailable')).toBeInTheDocument();
  expect(screen.getByText('The search is overloaded.')).toBeInTheDocument();
});

/** Counts until the user stops it. */
function Counting() {
  const [isStopped, setIsStopped] = useState(false);
  return (
    <BreakdownProgress
      {...controls}
      counted={counted({ total: 900, ordersToCount: 900 })}
      isRunning={!isStopped}
      isStopped={isStopped}
      stop={() => setIsStopped(true)}
    />
  );
}

it('R452: the place that announces the end of a breakdown is there before the end', async () => {
  const { user } = await renderPart(<Counting />, await textsFor('en', ['export']));
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Stop counting' }));
  expect(place).toHaveTextContent('Stopped: 500 of 900 orders counted.');
});

it.each([
  ['all orders', { count: 900, total: 900 }, null],
  ['no order', { count: 0, total: 0 }, null],
  ['the first orders', {}, '500 of 11,590 orders counted.'],
  ['those that can be read', { count: 898, total: 900, unreadable: 2 }, '898 of 900 orders counted.'],
  [
    'orders that changed meanwhile',
    { count: 900, total: 900, isSteady: false },
    'The results changed during the count, so orders may be missing: 900 of 900 orders counted.',
  ],
])('R559: what leaves a breakdown of %s', async (_title, facts, note) => {
  const { texts } = await textsFor('en', ['export']);
  expect(partNote(texts.getFixedT('en', 'export'), counted(facts))).toBe(note);
});
