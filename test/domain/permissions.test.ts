import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BULK_VERBS } from '#domain/bulk/bulkJob.ts';
import { bulkVerbsOf, canSelectAnyOrders, canSelectOrders } from '#domain/bulk/bulkPermissions.ts';
import {
  canActForFulfiller,
  canCancelOrClear,
  canClaim,
  canReadAsFulfiller,
  canReadFulfiller,
  canReadMerchant,
  canRemediate,
  canRemediateAny,
  canReorder,
  canSearch,
  canSeePrices,
  canUpdate,
  type Grant,
  hasDeveloperTools,
  isDeveloper,
  NO_PERMISSIONS,
  type Permissions,
  readsOnlyAsFulfiller,
} from '#domain/permissions.ts';
import { holds } from './holds.ts';

const grant = (identifier: string, ...permissions: string[]): Grant => ({ identifier, permissions });
const onMerchants = (...merchants: Grant[]): Permissions => ({ ...NO_PERMISSIONS, merchants });
const onFulfillers = (...fulfillers: Grant[]): Permissions => ({ ...NO_PERMISSIONS, fulfillers });

type Rule = (permissions: Permissions, identifier: string) => boolean;

/**
 * Each row: the rule, its function, whether the function checks merchants or fulfillers, and the permission
 * that grants it (S6.3, S6.4).
 */
const ONE_PERMISSION: readonly (readonly [string, Rule, 'merchants' | 'fulfillers', string])[] = [
  ['S6.8', canReadMerchant, 'merchants', 'read:order'],
  ['S6.8', canSeePrices, 'merchants', 'read:order'],
  ['S6.9', canReorder, 'merchants', 'create:order'],
  ['S6.13', canUpdate, 'merchants', 'update:order'],
  ['S6.13', canCancelOrClear, 'merchants', 'update:order'],
  ['docs/platform/item-service.md', canCancelOrClear, 'merchants', 'remediate:order'],
  ['S6.14', canClaim, 'merchants', 'update:claim'],
  ['S6.12', hasDeveloperTools, 'merchants', 'update:order'],
  ['S6.5', canReadAsFulfiller, 'fulfillers', 'read:order'],
  ['S6.15', canActForFulfiller, 'fulfillers', 'update:order'],
  ['S6.4, S6.11', canReadFulfiller, 'fulfillers', 'read:profile'],
];
const EVERY = [
  'read:order',
  'update:order',
  'create:order',
  'update:claim',
  'remediate:order',
  'read:profile',
];

const NAMED = ONE_PERMISSION.map(([spec, rule, side, permission]) => ({
  title: `${spec}: ${rule.name}`,
  rule,
  side,
  permission,
}));

describe.each(NAMED)('$title', ({ rule, side, permission }) => {
  const on = side === 'merchants' ? onMerchants : onFulfillers;
  const onOther = side === 'merchants' ? onFulfillers : onMerchants;

  test(`needs ${permission} on that very one of the ${side}`, () => {
    expect(rule(on(grant('a', permission)), 'a')).toBe(true);
    expect(rule(on(grant('b', permission)), 'a')).toBe(false);
    expect(rule(NO_PERMISSIONS, 'a')).toBe(false);
  });

  test("S6.2: '*' grants it for all of them", () => {
    expect(rule(on(grant('*', permission)), 'a')).toBe(true);
    expect(rule(on(grant('*', permission)), '')).toBe(true);
    expect(rule(on(grant('a*', permission)), 'ab')).toBe(false);
  });

  test('is not granted by the other side', () => {
    expect(rule(onOther(grant('*', ...EVERY)), 'a')).toBe(false);
  });

  test('is not granted by any other permission', () => {
    const opening = ONE_PERMISSION.filter(([, other]) => other === rule).map(([, , , one]) => one);
    const others = EVERY.filter((one) => !opening.includes(one));
    expect(rule(on(grant('*', ...others)), 'a')).toBe(false);
  });

  test('is granted by one of several grants', () => {
    expect(rule(on(grant('b'), grant('a', 'unknown:thing'), grant('a', permission)), 'a')).toBe(true);
  });
});

describe('S6.5: the search is for users who can read orders of any merchant or fulfiller', () => {
  test.each([
    ['a merchant', onMerchants(grant('a', 'read:order')), true],
    ['all merchants', onMerchants(grant('*', 'read:order')), true],
    ['a fulfiller', onFulfillers(grant('f', 'read:order')), true],
    ['other permissions only', onMerchants(grant('a', 'update:order', 'create:order')), false],
    ['a profile only', onFulfillers(grant('f', 'read:profile', 'update:order')), false],
    ['an empty grant', onMerchants(grant('*')), false],
    ['nothing', NO_PERMISSIONS, false],
    ['a group only', { ...NO_PERMISSIONS, groups: ['developers'] }, false],
  ] as [string, Permissions, boolean][])('%s', (_title, permissions, expected) => {
    expect(canSearch(permissions)).toBe(expected);
  });
});

describe('S6.10: orders can be selected with the permission for any bulk action', () => {
  test.each([
    ['create', onMerchants(grant('a', 'create:order')), ['reorder']],
    ['update', onMerchants(grant('a', 'update:order')), ['cancel', 'clearAlerts', 'resendEvents']],
    ['remediate', onMerchants(grant('a', 'remediate:order')), ['cancel', 'clearAlerts']],
    ['all of it, everywhere', onMerchants(grant('*', 'create:order', 'update:order')), [...BULK_VERBS]],
    ['a fulfiller', onFulfillers(grant('*', 'create:order', 'update:order')), []],
    ['only reading', onMerchants(grant('*', 'read:order')), []],
  ] as const)('%s', (_title, permissions, verbs) => {
    expect(bulkVerbsOf(permissions)).toEqual(verbs);
    expect(canSelectAnyOrders(permissions)).toBe(verbs.length > 0);
    expect(canSelectOrders(permissions, 'a')).toBe(verbs.length > 0);
    expect(canSelectOrders(permissions, 'b')).toBe(
      verbs.length > 0 && permissions.merchants[0]?.identifier === '*',
    );
  });
});

describe('S6.6: remediation needs remediate:order and create:order on the same merchant', () => {
  test.each([
    ['both for it', [grant('a', 'remediate:order', 'create:order')], true, true],
    ['both for it, in two grants', [grant('a', 'remediate:order'), grant('a', 'create:order')], true, true],
    ['both for all', [grant('*', 'remediate:order', 'create:order')], true, true],
    [
      'one for it, the other for all',
      [grant('a', 'remediate:order'), grant('*', 'create:order')],
      true,
      true,
    ],
    ['the same the other way round', [grant('*', 'remediate:order'), grant('a', 'create:order')], true, true],
    ['both for another', [grant('b', 'remediate:order', 'create:order')], false, true],
    ['each for a different one', [grant('a', 'remediate:order'), grant('b', 'create:order')], false, false],
    ['remediation alone', [grant('*', 'remediate:order')], false, false],
    ['creation alone', [grant('*', 'create:order')], false, false],
    ['nothing', [], false, false],
  ] as const)('%s', (_title, grants, onA, onAny) => {
    expect(canRemediate(onMerchants(...grants), 'a')).toBe(onA);
    expect(canRemediateAny(onMerchants(...grants))).toBe(onAny);
  });
});

describe('S6.12: developer tools', () => {
  const developer: Permissions = { ...NO_PERMISSIONS, groups: ['support', 'developers'] };

  test.each([
    ['the group opens them for every merchant', developer, true, true],
    [
      'the update permission opens them for its merchant, without the inspector',
      onMerchants(grant('a', 'update:order')),
      true,
      false,
    ],
    [
      'another group does not',
      { ...NO_PERMISSIONS, groups: ['Developers', 'developer', 'developers '] },
      false,
      false,
    ],
  ] as [string, Permissions, boolean, boolean][])('%s', (_title, permissions, tools, inspector) => {
    expect(hasDeveloperTools(permissions, 'a')).toBe(tools);
    expect(isDeveloper(permissions)).toBe(inspector);
  });

  test('S6.12: the group alone edits nothing', () => {
    expect(canUpdate(developer, 'a')).toBe(false);
  });
});

test('S6.8: users with access through a fulfiller see no prices', () => {
  const permissions = onFulfillers(grant('*', ...EVERY));
  expect(canSearch(permissions)).toBe(true);
  expect(canSeePrices(permissions, 'a')).toBe(false);
});

test('more grants never remove a permission', () => {
  const anyGrant = fc.record({
    identifier: fc.constantFrom('*', 'a', 'b', ''),
    permissions: fc.subarray([...EVERY, 'x']),
  });
  const anyPermissions = fc.record({
    merchants: fc.array(anyGrant, { maxLength: 3 }),
    fulfillers: fc.array(anyGrant, { maxLength: 3 }),
    groups: fc.subarray(['developers', 'x']),
  });
  const onOne = [...ONE_PERMISSION.map(([, rule]) => rule), canRemediate];
  holds(
    fc.property(anyPermissions, anyPermissions, (some, more) => {
      const all = {
        merchants: [...some.merchants, ...more.merchants],
        fulfillers: [...some.fulfillers, ...more.fulfillers],
        groups: [...some.groups, ...more.groups],
      };
      for (const rule of onOne) expect(rule(all, 'a') || !rule(some, 'a')).toBe(true);
      for (const rule of [canSearch, canSelectAnyOrders, canRemediateAny]) {
        expect(rule(all) || !rule(some)).toBe(true);
      }
    }),
  );
});

test('R420: a user reads only as a fulfiller unless the user can read orders of a merchant', () => {
  const ofFulfiller = onFulfillers(grant('elbe', 'read:order'));
  const ofMerchant = grant('acme-print', 'read:order');
  expect(readsOnlyAsFulfiller(ofFulfiller)).toBe(true);
  expect(readsOnlyAsFulfiller({ ...ofFulfiller, merchants: [grant('acme-print', 'update:claim')] })).toBe(
    true,
  );
  expect(readsOnlyAsFulfiller({ ...ofFulfiller, merchants: [ofMerchant] })).toBe(false);
});
