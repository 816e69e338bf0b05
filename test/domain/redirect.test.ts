import { describe, expect, it, test } from 'vitest';
import {
  nextStepObstacle,
  type RedirectSelection,
  redirectRequest,
  whyNotOption,
  whyNotRedirect,
} from '#domain/actions/redirect.ts';
import type { RoutingOption } from '#domain/actions/routing.ts';
import type { Item } from '#domain/item/item.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

const link = (href: string) => [{ href, name: null }];
const BATON = aStatus('baton', { state: 'closed' });
const movable = (over: Partial<Item> = {}) => anItem({ statuses: statusesOf(BATON), ...over });

describe('S4.51: a redirect is available only if every item has its baton closed, is neither cancelled nor rejected, and has not been redirected yet', () => {
  it.each<[string, Item[], ReturnType<typeof whyNotRedirect>]>([
    ['every item can be redirected', [movable(), movable()], null],
    ['there is no item', [], 'noItems'],
    ['a baton is not closed', [movable(), movable({ statuses: statusesOf(aStatus('baton')) })], 'baton'],
    ['an item has no baton', [anItem()], 'baton'],
    [
      'an item is cancelled',
      [movable(), movable({ statuses: statusesOf(BATON, aStatus('cancelled')) })],
      'cancelled',
    ],
    [
      'an item was cancelled earlier and no longer is',
      [movable({ statuses: statusesOf(BATON, aStatus('cancelled', { state: 'closed' })) })],
      null,
    ],
    ['an item is rejected', [movable({ statuses: statusesOf(BATON, aStatus('rejected')) })], 'rejected'],
    [
      'an item was routed again',
      [movable({ links: keyed({ routedItem: link('https://a.example/1') }) })],
      'redirected',
    ],
    [
      'an item was redirected',
      [movable({ links: keyed({ redirectedItem: link('https://a.example/1') }) })],
      'redirected',
    ],
  ])('%s', (_title, items, reason) => {
    expect(whyNotRedirect(items)).toBe(reason);
  });
});

const OPTION: RoutingOption = {
  fulfillerId: 'b7tq40xw2n',
  fulfillerName: 'Elbe Druck',
  rank: 2,
  cost: null,
  expectedArrivalDate: null,
  excludedReasons: [],
  fulfillmentConfigurationHref: 'https://expectations.example/elbe',
};

test.each<[string, Partial<RoutingOption>, ReturnType<typeof whyNotOption>]>([
  ['another fulfiller with a configuration can be chosen', {}, null],
  ['an excluded one cannot', { excludedReasons: ['Does not ship to this country'] }, 'excluded'],
  ['the current one cannot', { fulfillerId: 'k3vd81mq0z' }, 'currentFulfiller'],
  ['one without a configuration cannot', { fulfillmentConfigurationHref: null }, 'noConfiguration'],
])('routing options: %s', (_title, over, reason) => {
  expect(whyNotOption({ ...OPTION, ...over }, movable())).toBe(reason);
});

test('R338: an item stays with its fulfiller, by whichever of its IDs routing names it', () => {
  const item = movable({ fulfillerId: 'local', globalFulfillerId: 'global' });
  const reasons = ['local', 'global', 'other'].map((fulfillerId) =>
    whyNotOption({ ...OPTION, fulfillerId }, item),
  );
  expect(reasons).toEqual(['currentFulfiller', 'currentFulfiller', null]);
});

const CHOICE = {
  fulfillmentConfigurationHref: 'https://expectations.example/elbe',
  fulfillerId: 'b',
  fulfillerName: 'Elbe',
  isOneOfSeveral: false,
};

test.each<
  ['items' | 'configurations' | 'confirm', RedirectSelection['choices'], ReturnType<typeof nextStepObstacle>]
>([
  ['items', {}, 'noItem'],
  ['items', keyed({ a: null }), null],
  ['configurations', keyed({ a: null }), 'noConfiguration'],
  ['configurations', keyed({ a: CHOICE, b: null }), 'noConfiguration'],
  ['configurations', keyed({ a: CHOICE, b: CHOICE }), null],
  ['confirm', {}, 'noItem'],
  ['confirm', keyed({ a: CHOICE }), null],
])('S4.49: Next in step "%s" with %o: %s', (step, choices, reason) => {
  expect(nextStepObstacle(step, { choices, waitForFulfiller: true })).toBe(reason);
});

test('S7.12: the request links the selected items, each with its new configuration', () => {
  const items = ['a', 'b', 'c'].map((itemId) =>
    movable({
      itemId,
      links: itemId === 'c' ? {} : keyed({ self: link(`https://items.example/${itemId}`) }),
    }),
  );
  expect(
    redirectRequest(items, { choices: keyed({ a: CHOICE, b: null, c: CHOICE }), waitForFulfiller: false }),
  ).toEqual({
    waitForFulfiller: false,
    redirects: [
      {
        fulfillableItemHref: 'https://items.example/a',
        fulfillmentConfigurationHref: 'https://expectations.example/elbe',
      },
    ],
  });
});
