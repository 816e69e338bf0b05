import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HISTORY_STEPS, type HistoryRow, historyRows, historyTone } from '#domain/item/history.ts';
import { aPeriod } from '#test/panelBuilders.ts';
import { holds } from './holds.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

const named = (rows: readonly HistoryRow[]) =>
  rows.map((row) =>
    row.steps.length > 0 ? [row.entry.name, row.steps.map((step) => step.entry.name)] : row.entry.name,
  );

describe('the history of an item', () => {
  test('S4.1: only current and closed statuses are shown', () => {
    const rows = historyRows(
      [
        aPeriod('routing', { startDate: at(3), endDate: at(2) }),
        aPeriod('production', { state: 'current', startDate: at(1) }),
        aPeriod('fulfilled', { state: 'notStarted' }),
      ],
      NOW,
    );
    expect(named(rows)).toEqual(['routing', 'production']);
  });

  test('S4.1: a current non-terminal status with no end date runs until now', () => {
    const [row] = historyRows([aPeriod('production', { state: 'current', startDate: at(5) })], NOW);
    expect(row).toMatchObject({ isRunning: true, end: NOW });
  });

  test('S4.1: a current status with an end date does not run', () => {
    const ended = aPeriod('production', { state: 'current', startDate: at(5), endDate: at(3) });
    expect(historyRows([ended], NOW)[0]).toMatchObject({ isRunning: false, end: NOW - 3 * 3_600_000 });
  });

  test.each(['fulfilled', 'delivered', 'cancelled', 'rejected'])(
    '%s is terminal: a moment, it does not run',
    (name) => {
      const [row] = historyRows([aPeriod(name, { state: 'current', startDate: at(5) })], NOW);
      expect(row).toMatchObject({ isRunning: false, start: NOW - 5 * 3_600_000, end: NOW - 5 * 3_600_000 });
    },
  );

  test('a closed status without an end ended when it last changed', () => {
    const [row] = historyRows([aPeriod('routing', { startDate: at(5), updatedDate: at(2) })], NOW);
    expect(row).toMatchObject({ end: NOW - 2 * 3_600_000, isRunning: false });
  });

  test('a status that starts in the future does not end before it starts', () => {
    const [row] = historyRows([aPeriod('production', { state: 'current', startDate: at(-1) })], NOW);
    expect(row?.end).toBe(row?.start);
  });

  test('S4.18: steps are nested in standardizing order and in preparing', () => {
    const rows = historyRows(
      [
        aPeriod('standardizingOrder', { startDate: at(9), endDate: at(8) }),
        aPeriod('itemGeneration', { startDate: at(9), endDate: at(8.9) }),
        aPeriod('addressValidation', { startDate: at(8.9), endDate: at(8) }),
        aPeriod('routing', { startDate: at(8), endDate: at(7) }),
        aPeriod('preparing', { startDate: at(7), endDate: at(5) }),
        aPeriod('prepress', { startDate: at(6), endDate: at(5) }),
        aPeriod('productionAccepted', { startDate: at(5), endDate: at(5) }),
      ],
      NOW,
    );
    expect(named(rows)).toEqual([
      ['standardizingOrder', ['itemGeneration', 'addressValidation']],
      'routing',
      ['preparing', ['prepress', 'productionAccepted']],
    ]);
  });

  test('steps whose own status is missing get a row that covers them', () => {
    const rows = historyRows(
      [
        aPeriod('shipmentPlanner', { startDate: at(4), endDate: at(3) }),
        aPeriod('workflowPrice', { state: 'current', startDate: at(3) }),
      ],
      NOW,
    );
    expect(named(rows)).toEqual([['preparing', ['shipmentPlanner', 'workflowPrice']]]);
    expect(rows[0]).toMatchObject({ start: NOW - 4 * 3_600_000, end: NOW, isRunning: true });
    expect(rows[0]?.entry.state).toBe('current');
  });

  test('a status that was entered twice has the steps of both times', () => {
    const rows = historyRows(
      [
        aPeriod('preparing', { startDate: at(9), endDate: at(8) }),
        aPeriod('prepress', { startDate: at(9), endDate: at(8) }),
        aPeriod('preparing', { startDate: at(4), endDate: at(3) }),
        aPeriod('prepress', { startDate: at(4), endDate: at(3) }),
      ],
      NOW,
    );
    expect(named(rows)).toEqual([
      ['preparing', ['prepress']],
      ['preparing', ['prepress']],
    ]);
  });

  test('entries without any date are kept at the end', () => {
    const rows = historyRows([aPeriod('awaitingRobotArm'), aPeriod('routing', { startDate: at(1) })], NOW);
    expect(named(rows)).toEqual(['routing', 'awaitingRobotArm']);
  });

  test('no entry is lost or doubled, whatever its name, state and dates', () => {
    const instant = fc.option(fc.integer({ min: 0, max: 200 }).map((hours) => at(hours)));
    const entry = fc
      .record({
        name: fc.constantFrom(
          'standardizingOrder',
          'preparing',
          'routing',
          'fulfilled',
          'odd',
          ...HISTORY_STEPS,
        ),
        state: fc.constantFrom('current' as const, 'closed' as const, 'notStarted' as const),
        startDate: instant,
        endDate: instant,
        updatedDate: instant,
      })
      .map(({ name, ...over }) => aPeriod(name, over));
    holds(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const rows = historyRows(entries, NOW);
        const shown = rows.flatMap((row) => [row, ...row.steps]).map((row) => row.entry);
        const begun = entries.filter((one) => one.state !== 'notStarted');
        // The history adds a row for steps whose status has no entry of its own.
        const made = shown.filter((one) => !begun.includes(one));
        expect(shown.length - made.length).toBe(begun.length);
        expect(new Set(shown).size).toBe(shown.length);
        for (const row of rows.flatMap((one) => [one, ...one.steps])) {
          if (row.start !== null && row.end !== null) expect(row.end).toBeGreaterThanOrEqual(row.start);
        }
      }),
    );
  });
});

test.each([
  ['prepressFailed', 'problem'],
  ['suspended', 'problem'],
  ['awaitingFulfillerResponse', 'waiting'],
  ['onHold', 'waiting'],
  ['production', 'progress'],
  ['a status nobody knows', 'progress'],
  ['delivered', 'done'],
  ['rejected', 'problem'],
])('R79: in the timeline, %s is colored as %s', (name, tone) => {
  expect(historyTone(name)).toBe(tone);
});
