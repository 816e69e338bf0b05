export const SHORTCUT_SCOPES = ['everywhere', 'list', 'order'] as const;
export type ShortcutScope = (typeof SHORTCUT_SCOPES)[number];

/**
 * The keys of all shortcuts, with the names of KeyboardEvent.key; `mod+` means Ctrl, or ⌘ on a Mac. The keys
 * of a sequence are separated by spaces. A key can have different meanings in a list of orders and on an
 * order; if both are on screen, only one of them binds it (R76).
 */
const KEYS = {
  everywhere: {
    openPalette: 'mod+k',
    showHelp: '?',
    focusSearch: '/',
    leaveField: 'Escape',
    send: 'mod+Enter',
    goSearch: 'g s',
    goReports: 'g r',
    goSupport: 'g h',
    toggleZone: 'z',
    showNotifications: 'g n',
    focusMessages: 'g m',
    openSettings: 'g ,',
    toggleInspector: 'g i',
    split: 's',
  },
  list: {
    nextRow: 'j',
    previousRow: 'k',
    openRow: 'Enter',
    openRowInNewTab: 'o',
    selectRow: 'x',
    copyId: 'c',
    nextPage: ']',
    previousPage: '[',
    openFilters: 't f',
    openColumns: 't c',
    download: 't d',
    breakdown: 't b',
    bulkActions: 't a',
    showAll: 'v a',
    showDelayed: 'v d',
    showErrors: 'v e',
    selectPage: '* p',
    selectResults: '* a',
    clearSelection: '* n',
  },
  order: {
    nextOrder: 'n',
    previousOrder: 'p',
    refreshOrder: 'r',
    copyOrderId: 'c',
    openActions: 'a',
    remedy: 'f',
    backToResults: 'u',
    nextItem: 'j',
    previousItem: 'k',
    openItem: 'Enter',
    selectItem: 'x',
    goToSelectionActions: 't a',
    openItemActions: '.',
    showItems: '1',
    showEvents: '2',
    showChanges: '3',
    showRelated: '4',
    showRaw: '5',
  },
} as const satisfies Record<ShortcutScope, object>;

export type ShortcutId = { [Scope in ShortcutScope]: keyof (typeof KEYS)[Scope] }[ShortcutScope];

export interface Shortcut {
  id: ShortcutId;
  scope: ShortcutScope;
  /** The keys to press in sequence. */
  keys: readonly string[];
}

/**
 * All shortcuts of the console. The listener, the help and the palette use these rows; their texts are
 * `keys:shortcut.<id>`. A shortcut works while a component on screen binds it (`useShortcuts`).
 */
export const SHORTCUTS: readonly Shortcut[] = SHORTCUT_SCOPES.flatMap((scope) =>
  Object.entries(KEYS[scope]).map(([id, keys]) => ({ id: id as ShortcutId, scope, keys: keys.split(' ') })),
);
export const SHORTCUT_IDS: readonly ShortcutId[] = SHORTCUTS.map(({ id }) => id);

export interface KeyPress {
  key: string;
  ctrl: boolean;
  meta: boolean;
  alt: boolean;
  /** On many keyboards, AltGr types characters such as '[', so shortcuts do not treat it as a modifier. */
  altGraph: boolean;
}

/**
 * The key press in the notation of SHORTCUTS; null if Alt is pressed, because the browser or the operating
 * system handles such key presses.
 */
export function keyName({ key, ctrl, meta, alt, altGraph }: KeyPress): string | null {
  if (altGraph) return key;
  if (alt) return null;
  return ctrl || meta ? `mod+${key.toLowerCase()}` : key;
}

/** The result of a sequence of key presses: a shortcut, the start of one, or null for neither. */
export type KeyMatch = { shortcut: Shortcut } | { pending: readonly string[] } | null;

/**
 * The result after one more key press. Only the bound shortcuts can match. A key that does not continue the
 * pending sequence starts a new one.
 */
export function matchKeys(pending: readonly string[], key: string, bound: readonly ShortcutId[]): KeyMatch {
  const pressed = [...pending, key];
  const begins = ({ keys }: Shortcut) => pressed.every((one, index) => keys[index] === one);
  const candidates = SHORTCUTS.filter((shortcut) => bound.includes(shortcut.id) && begins(shortcut));
  const exact = candidates.find(({ keys }) => keys.length === pressed.length);
  if (exact) return { shortcut: exact };
  if (candidates.length > 0) return { pending: pressed };
  return pending.length > 0 ? matchKeys([], key, bound) : null;
}
