import { describe, expect, test } from 'vitest';
import type { Item } from '#domain/item/item.ts';
import { orderProblems, type ProblemAdvice, problemAdvice } from '#domain/order/problems.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { inStatus, late, NOW, OPERATOR, routing, STAFF } from './problemScene.ts';

const SUPPORT: Permissions = { ...STAFF, fulfillers: [] };
const MERCHANT: Permissions = {
  ...NO_PERMISSIONS,
  merchants: [{ identifier: anItem().merchantId, permissions: ['update:order', 'read:order'] }],
};

/** The advice for the first problem of these items. */
function adviceFor(items: Item[], permissions = SUPPORT): ProblemAdvice | null {
  const [problem] = orderProblems(items, { events: [], permissions, publicId: (id) => id, now: NOW });
  if (!problem) throw new Error('The items have no problem');
  return problemAdvice(problem);
}

const production = aStatus('production');
const hint = (name: string) => ({ kind: 'hint', hint: name });
const byDefault = (status: string) => ({ kind: 'default', status });

describe('the advice for a problem', () => {
  test.each([
    ['S8.28: a hint', [late('suspended', 'Missing price'), routing], hint('pricing')],
    [
      'S8.28: a hint for a rejection because of its artwork',
      [aStatus('rejected', { detail: 'Font missing' })],
      hint('prepress'),
    ],
    [
      'R96: no hint for any other rejection',
      [aStatus('rejected', { detail: 'Request timed out' })],
      byDefault('rejected'),
    ],
    ['S8.29: a default text for a rejection', [aStatus('rejected')], byDefault('rejected')],
    ['S8.29: a default text for a suspension', [late('suspended'), production], byDefault('suspended')],
    ['S8.29: none for a suspension that retrying resolves', [late('suspended'), routing], null],
    ['none for a missed date', [late('preparing')], null],
    ['R96: none for a finished item', [aStatus('fulfilled'), late('rejected')], null],
    ['R96: no hint for a finished item', [aStatus('fulfilled'), late('suspended', 'No price')], null],
    ['a cancellation that nobody requested', [aStatus('cancelled')], { kind: 'cancelled' }],
  ])('%s', (_title, statuses, advice) => {
    expect(adviceFor([inStatus(...statuses)])).toEqual(advice);
  });

  test('R164: the merchant’s own operator is told that the merchant decides, unless a hint explains it', () => {
    const held = (detail: string) => inStatus(aStatus('onHold', { detail }), production);
    expect(adviceFor([held('')], MERCHANT)).toEqual({ kind: 'merchantDecides' });
    expect(adviceFor([held('Missing price')], MERCHANT)).toEqual(hint('pricing'));
    expect(adviceFor([held('')])).toBeNull();
  });

  test('R419: a user who cannot reorder a rejected item reads what the merchant can do', () => {
    expect(adviceFor([inStatus(aStatus('rejected'))], MERCHANT)).toEqual({
      kind: 'ofMerchant',
      status: 'rejected',
    });
  });

  test('R165: a user whose fulfiller rejected the item is told so, also if there is a hint', () => {
    const rejected = inStatus(aStatus('rejected', { detail: 'Font missing' }));
    expect(adviceFor([rejected], OPERATOR)).toEqual({ kind: 'fulfillerRejected' });
  });

  test.each([
    ['SKU is not set up', 'setup'],
    ['HTTP status 503', 'transmission'],
  ])('R210: no hint sends a fulfiller to itself: %s', (detail, name) => {
    const item = inStatus(late('suspended', detail));
    expect(adviceFor([item], STAFF)).toEqual(hint(name));
    expect(adviceFor([item], OPERATOR)).toEqual(byDefault('suspended'));
  });

  test('R95: several items have a hint only if it applies to all of them', () => {
    const items = (details: readonly string[]) =>
      details.map((detail, index) =>
        anItem({ itemId: `${index}`, statuses: statusesOf(late('prepressFailed', detail)) }),
      );
    const fonts = Array.from({ length: 6 }, (_, index) => `Font ${index} missing`);
    expect(adviceFor(items(fonts))).toEqual(hint('prepress'));
    expect(adviceFor(items([...fonts, 'No report']))).toBeNull();
  });
});
