import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type KeyPress,
  keyName,
  matchKeys,
  SHORTCUT_IDS,
  SHORTCUTS,
  type ShortcutId,
} from '#domain/console/shortcuts.ts';
import { isUsableShortcut } from '#domain/console/usableShortcuts.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';

const PRESS: KeyPress = { key: 'k', ctrl: false, meta: false, alt: false, altGraph: false };

describe('a key press has the same name as in the registry', () => {
  it.each([
    ['a letter', {}, 'k'],
    ['a character that needs Shift', { key: '?' }, '?'],
    ['with Ctrl', { ctrl: true }, 'mod+k'],
    ['with ⌘', { meta: true }, 'mod+k'],
    ['with Ctrl and Shift', { key: 'K', ctrl: true }, 'mod+k'],
    [
      'a character that a German keyboard types with AltGr',
      { key: '[', ctrl: true, alt: true, altGraph: true },
      '[',
    ],
    ['with Alt it belongs to the browser or the system', { alt: true }, null],
  ])('%s', (_title, over, name) => {
    expect(keyName({ ...PRESS, ...over })).toBe(name);
  });
});

describe('keys are matched with the bound ones', () => {
  it.each([
    ['one key', [], 'j', 'nextRow'],
    ['two keys, one after the other', ['g'], 's', 'goSearch'],
    ['a key that does not continue the pending one counts by itself', ['g'], 'j', 'nextRow'],
  ])('%s', (_title, pending, key, id) => {
    const match = matchKeys(pending, key, SHORTCUT_IDS);
    expect(match).toMatchObject({ shortcut: { id } });
  });

  it('the first of two keys waits for the second', () => {
    expect(matchKeys([], 'g', SHORTCUT_IDS)).toEqual({ pending: ['g'] });
  });

  it('a key without a binding on screen is ignored', () => {
    expect(matchKeys([], 'j', ['goSearch'])).toBeNull();
    expect(matchKeys([], 'g', ['nextRow'])).toBeNull();
  });

  it('whatever is pressed, nothing fires that is not bound', () => {
    const keys = fc.constantFrom(...SHORTCUTS.flatMap((shortcut) => [...shortcut.keys]), 'q', 'Tab', ' ');
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 12 }), fc.subarray([...SHORTCUT_IDS]), (pressed, bound) => {
        let pending: readonly string[] = [];
        for (const key of pressed) {
          const match = matchKeys(pending, key, bound) ?? { pending: [] };
          if ('shortcut' in match) expect(bound).toContain(match.shortcut.id);
          pending = 'pending' in match ? match.pending : [];
        }
      }),
    );
  });
});

describe('the rows of the registry', () => {
  it('have one name each', () => {
    expect(new Set(SHORTCUT_IDS).size).toBe(SHORTCUTS.length);
  });

  it('R76: none hides another of its scope or a global one: no keys are equal, or the start of others', () => {
    const clashes = SHORTCUTS.flatMap((one) =>
      SHORTCUTS.filter(
        (other) =>
          other.id !== one.id &&
          (other.scope === one.scope || [one.scope, other.scope].includes('everywhere')) &&
          one.keys.every((key, index) => key === (other.keys as readonly string[])[index]),
      ).map((other) => `${one.id} hides ${other.id}`),
    );
    expect(clashes).toEqual([]);
  });
});

describe('R418: a shortcut is listed if it can have an effect for the user', () => {
  const grant = (...permissions: string[]) => [{ identifier: 'a', permissions }];
  const OPTIONAL: readonly ShortcutId[] = [
    'toggleInspector',
    'selectRow',
    'selectPage',
    'selectResults',
    'clearSelection',
    'bulkActions',
    'openActions',
    'selectItem',
    'goToSelectionActions',
    'openItemActions',
  ];
  const [INSPECTOR, ...OTHERS] = OPTIONAL;
  it.each([
    [
      'a developer who reads orders',
      { groups: ['developers'], merchants: grant('read:order') },
      [INSPECTOR, 'openActions', 'openItemActions'],
    ],
    ['somebody who reorders', { merchants: grant('read:order', 'create:order') }, OTHERS],
    [
      'a fulfiller operator',
      { fulfillers: grant('read:order', 'update:order') },
      ['openActions', 'selectItem', 'goToSelectionActions', 'openItemActions'],
    ],
    ['somebody who only reads for a fulfiller', { fulfillers: grant('read:order') }, []],
  ] as const)('%s', (_title, granted, listed) => {
    const permissions = { ...NO_PERMISSIONS, ...granted } as Permissions;
    const usable = SHORTCUT_IDS.filter((id) => isUsableShortcut(id, permissions, true));
    expect(usable.filter((id) => OPTIONAL.includes(id))).toEqual(
      SHORTCUT_IDS.filter((id) => (listed as readonly string[]).includes(id)),
    );
    expect(usable).toEqual(expect.arrayContaining(SHORTCUT_IDS.filter((id) => !OPTIONAL.includes(id))));
  });
});
