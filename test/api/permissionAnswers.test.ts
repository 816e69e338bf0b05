import { describe, expect, test } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import { type Ask, SUB } from './ask.ts';
import { answers, aScene, ended, json, onFakeTime } from './scene.ts';

onFakeTime();

describe('the permissions and groups of a person', () => {
  const ask = async (answer: Parameters<typeof aScene>[0], call: Ask) =>
    ended(call(createPlatform(aScene(answer).http)));

  test('S3.54, S6.2: valid grants are read unchanged, and invalid ones dropped', async () => {
    const grants = {
      merchants: [
        { identifier: '*', permissions: ['read:order', null, 7, ''] },
        { permissions: ['x'] },
        null,
      ],
      fulfillers: [{ identifier: 'f' }],
    };
    const found = await ask(json(grants), ({ accessManagement }) => accessManagement.permissions(SUB));
    expect(found.value).toEqual({
      merchants: [{ identifier: '*', permissions: ['read:order'] }],
      fulfillers: [{ identifier: 'f', permissions: [] }],
    });
  });

  test.each<[string, unknown]>([
    ['an empty object', {}],
    ['an array', []],
    ['an object with other fields', { permissions: [] }],
    ['lists that are null', { merchants: null, fulfillers: null }],
  ])('R432: %s does not grant nothing, but cannot be read', async (_title, body) => {
    const read = ask(json(body), ({ accessManagement }) => accessManagement.permissions(SUB));
    expect((await read).failure).toMatchObject({ outcome: 'unavailable', reason: 'unreadable' });
  });

  test.each(['merchants', 'fulfillers'])('R432: a person can have permissions only for %s', async (kind) => {
    const grant = { identifier: '*', permissions: ['read:order'] };
    const { value } = await ask(json({ [kind]: [grant] }), ({ accessManagement }) =>
      accessManagement.permissions(SUB),
    );
    expect(value).toEqual({ merchants: [], fulfillers: [], [kind]: [grant] });
  });

  test('S6.17: groups without a name are left out', async () => {
    const groups = { groups: [{ id: '56', name: 'developers', is_admin: false }, null] };
    const { value } = await ask(json(groups), ({ accessManagement }) => accessManagement.groups(SUB));
    expect(value).toEqual(['developers']);
  });

  test('docs/platform/access-management.md: a 403 of access-management is retried', async () => {
    const scene = aScene((seen) => {
      const again = scene.seen.filter(({ url }) => url.href === seen.url.href).length;
      return (again <= 2 ? answers(403) : json({ merchants: [] }))(seen);
    });
    const { value } = await ended(createPlatform(scene.http).accessManagement.permissions(SUB));
    expect(value).toEqual({ merchants: [], fulfillers: [] });
    expect(scene.seen).toHaveLength(3);
  });

  test('docs/platform/access-management.md: so is a 403 for a name', async () => {
    const scene = aScene([answers(403), answers(403), json({ profile: { name: 'Ana' } })]);
    expect((await ended(createPlatform(scene.http).accessManagement.principalName('auth0|1'))).value).toBe(
      'Ana',
    );
  });
});
