import { describe, expect, test } from 'vitest';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { columnChoices, storedColumns } from '#domain/results/columnChoices.ts';
import { COLUMN_IDS, DEFAULT_COLUMNS, isColumnAllowed, shownColumns } from '#domain/results/columns.ts';

const reader = (identifier: string): Permissions => ({
  ...NO_PERMISSIONS,
  merchants: [{ identifier, permissions: ['read:order'] }],
});
const STAFF = reader('*');
const FULFILLER: Permissions = {
  ...NO_PERMISSIONS,
  fulfillers: [{ identifier: 'k3vd81mq0z', permissions: ['read:order', 'read:profile'] }],
};

test('S2.42: the default columns, in their order', () => {
  expect(shownColumns(null, STAFF)).toEqual([
    'status',
    'orderType',
    'merchant',
    'fulfiller',
    'recipient',
    'createdDate',
    'promiseDate',
    'customerTotal',
  ]);
});

test('S2.43 to S2.60: every column can be chosen, each under one ID', () => {
  expect(new Set(COLUMN_IDS).size).toBe(COLUMN_IDS.length);
  expect(shownColumns(COLUMN_IDS, STAFF)).toEqual([...COLUMN_IDS]);
});

describe('S6.8: the total is visible to users who can see a merchant’s prices', () => {
  test.each([
    ['of all merchants', STAFF, true],
    ['of one merchant', reader('acme-print'), true],
    ['of no merchant, but through a fulfiller', FULFILLER, false],
    ['without permissions', NO_PERMISSIONS, false],
  ])('%s', (_, permissions, isAllowed) => {
    expect(isColumnAllowed('customerTotal', permissions)).toBe(isAllowed);
    expect(shownColumns(null, permissions).includes('customerTotal')).toBe(isAllowed);
  });

  test.each(COLUMN_IDS.filter((id) => id !== 'customerTotal'))('%s is visible to all users', (id) => {
    expect(isColumnAllowed(id, NO_PERMISSIONS)).toBe(true);
  });
});

describe('the stored columns are shown if this console knows them', () => {
  test.each([
    ['in its order', ['merchant', 'status'], ['merchant', 'status']],
    ['each column once', ['status', 'status', 'merchant'], ['status', 'merchant']],
    ['without columns of another version', ['status', 'moonPhase'], ['status']],
    ['an empty selection counts', [], []],
    ['a selection of only unknown columns does not count', ['moonPhase'], [...DEFAULT_COLUMNS]],
  ])('%s', (_, stored, shown) => expect(shownColumns(stored, STAFF)).toEqual(shown));
});

test('the popover lists the chosen columns first, then the others', () => {
  const choices = columnChoices(['merchant', 'status'], STAFF);
  expect(choices.slice(0, 3)).toEqual([
    { id: 'merchant', isChosen: true },
    { id: 'status', isChosen: true },
    { id: 'orderType', isChosen: false },
  ]);
  expect(choices.map(({ id }) => id).sort()).toEqual([...COLUMN_IDS].sort());
  expect(columnChoices(null, FULFILLER).map(({ id }) => id)).not.toContain('customerTotal');
});

describe('the columns to store', () => {
  test('are the selected ones in their order', () => {
    const choices = columnChoices(['merchant', 'status'], STAFF).reverse();
    expect(storedColumns(choices, ['merchant', 'status'])).toEqual(['status', 'merchant']);
  });

  test('include columns that were not offered: of another version, or without the permission', () => {
    const before = ['moonPhase', 'status', 'customerTotal'];
    expect(storedColumns(columnChoices(before, FULFILLER), before)).toEqual([
      'status',
      'moonPhase',
      'customerTotal',
    ]);
  });

  test('include the default total even if missing permissions hide it', () => {
    const choices = columnChoices(null, NO_PERMISSIONS).map((choice) =>
      choice.id === 'recipient' ? { ...choice, isChosen: false } : choice,
    );
    const stored = storedColumns(choices, null);
    expect(shownColumns(stored, STAFF)).toEqual([
      'status',
      'orderType',
      'merchant',
      'fulfiller',
      'createdDate',
      'promiseDate',
      'customerTotal',
    ]);
    expect(storedColumns(columnChoices(['moonPhase'], FULFILLER), ['moonPhase'])).toEqual([
      ...shownColumns(null, FULFILLER),
      'moonPhase',
      'customerTotal',
    ]);
  });
});
