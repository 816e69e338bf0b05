import { describe, expect, test } from 'vitest';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const PAST = '2026-11-20T10:00:00.000Z';
const UPDATED = '2026-11-19T09:00:00.000Z';

describe('S4.13, S4.19: the issues that stop an item', () => {
  const issuesOf = (...entries: Parameters<typeof statusesOf>) =>
    itemIssues(anItem({ statuses: statusesOf(...entries) }), NOW).map(
      ({ itemId: _itemId, ...issue }) => issue,
    );
  const suspended = aStatus('suspended', { updatedDate: UPDATED, detail: 'No price' });
  const delay = { kind: 'delay', since: PAST, isPastDue: true, clearable: false };

  test('a late step without an SLA is a delay that is past due and cannot be cleared', () => {
    for (const status of ['routing', 'inventoryCheck'])
      expect(issuesOf(aStatus(status, { expectedCloseDate: PAST }))).toEqual([
        { ...delay, status, detail: '' },
      ]);
  });

  test('a suspension in routing is one problem, with its own text and the date that routing missed', () => {
    const late = aStatus('routing', { expectedCloseDate: PAST });
    expect(issuesOf(late, suspended)).toEqual([{ ...delay, status: 'suspended', detail: 'No price' }]);
  });

  test('a suspension in routing without a date is a problem from its start', () => {
    expect(issuesOf(aStatus('routing'), suspended)).toEqual([
      {
        kind: 'error',
        status: 'suspended',
        detail: 'No price',
        since: UPDATED,
        isPastDue: false,
        clearable: false,
      },
    ]);
    expect(issuesOf(aStatus('preparing'), suspended)).toEqual([]);
  });

  test('a suspension precedes missed dates', () => {
    const missed = aStatus('preparing', { expectedCloseDate: PAST });
    expect(issuesOf(missed, aStatus('routing'), suspended).map(({ status }) => status)).toEqual([
      'suspended',
      'preparing',
    ]);
  });

  test('a suspension that is late itself is an alert, and routing is not listed again', () => {
    const late = aStatus('routing', { expectedCloseDate: PAST });
    const alerts = issuesOf(late, { ...suspended, expectedCloseDate: PAST });
    expect(alerts).toEqual([
      {
        kind: 'error',
        status: 'suspended',
        detail: 'No price',
        since: PAST,
        isPastDue: true,
        clearable: true,
      },
    ]);
  });

  test('R96: only alerts and a cancellation remain for a completed item', () => {
    const stale = [suspended, aStatus('onHold'), aStatus('routing', { expectedCloseDate: PAST })];
    const open = aStatus('preparing', { expectedCloseDate: PAST });
    const statusesLeft = (...entries: Parameters<typeof statusesOf>) =>
      issuesOf(...entries).map(({ status }) => status);
    expect(statusesLeft(aStatus('fulfilled'), ...stale)).toEqual([]);
    expect(statusesLeft(aStatus('fulfilled'), ...stale, open)).toEqual(['preparing']);
    expect(statusesLeft(aStatus('cancelled'), ...stale)).toEqual(['cancelled']);
    const part = aStatus('fulfilled', { quantity: 1 });
    expect(statusesLeft(part, suspended, aStatus('onHold'))).toEqual(['onHold']);
  });

  test('a hold comes after errors and before the dates that it explains', () => {
    const kinds = (...entries: Parameters<typeof statusesOf>) =>
      itemIssues(anItem({ statuses: statusesOf(...entries) }), NOW).map(({ kind }) => kind);
    const late = aStatus('preparing', { expectedCloseDate: PAST });
    expect(kinds(late, aStatus('onHold'))).toEqual(['onHold', 'missedSla']);
    expect(kinds(late, aStatus('onHold'), aStatus('rejected'))).toEqual(['error', 'onHold', 'missedSla']);
  });
});
