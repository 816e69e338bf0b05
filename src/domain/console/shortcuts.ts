/** Where a shortcut works: everywhere, in a list of orders, or on an order. */
export const SHORTCUT_SCOPES = ['everywhere', 'list', 'order'] as const;
export type ShortcutScope = (typeof SHORTCUT_SCOPES)[number];

interface ShortcutRow {
  id: string;
  scope: ShortcutScope;
  /** Keys to press in sequence, with the names of KeyboardEvent.key; `mod+` means Ctrl, or ⌘ on a Mac. */
  keys: readonly string[];
}

/**
 * All shortcuts of the console. The listener, the help and the palette use these rows; their texts are
 * `keys:shortcut.<id>`. A shortcut works while a component on screen binds it (`useShortcuts`). A key can
 * have different meanings in a list of orders and on an order; if both are on screen, only one of them binds
 * it (R76).
 */
export const SHORTCUTS = [
  { id: 'openPalette', scope: 'everywhere', keys: ['mod+k'] },
  { id: 'showHelp', scope: 'everywhere', keys: ['?'] },
  { id: 'focusSearch', scope: 'everywhere', keys: ['/'] },
  { id: 'leaveField', scope: 'everywhere', keys: ['Escape'] },
  { id: 'send', scope: 'everywhere', keys: ['mod+Enter'] },
  { id: 'goSearch', scope: 'everywhere', keys: ['g', 's'] },
  { id: 'goReports', scope: 'everywhere', keys: ['g', 'r'] },
  { id: 'goSupport', scope: 'everywhere', keys: ['g', 'h'] },
  { id: 'toggleZone', scope: 'everywhere', keys: ['z'] },
  { id: 'showNotifications', scope: 'everywhere', keys: ['g', 'n'] },
  { id: 'openSettings', scope: 'everywhere', keys: ['g', ','] },
  { id: 'toggleInspector', scope: 'everywhere', keys: ['g', 'i'] },
  { id: 'nextRow', scope: 'list', keys: ['j'] },
  { id: 'previousRow', scope: 'list', keys: ['k'] },
  { id: 'openRow', scope: 'list', keys: ['Enter'] },
  { id: 'openRowInNewTab', scope: 'list', keys: ['o'] },
  { id: 'selectRow', scope: 'list', keys: ['x'] },
  { id: 'copyId', scope: 'list', keys: ['c'] },
  { id: 'split', scope: 'everywhere', keys: ['s'] },
  { id: 'nextPage', scope: 'list', keys: [']'] },
  { id: 'previousPage', scope: 'list', keys: ['['] },
  { id: 'openFilters', scope: 'list', keys: ['t', 'f'] },
  { id: 'openColumns', scope: 'list', keys: ['t', 'c'] },
  { id: 'download', scope: 'list', keys: ['t', 'd'] },
  { id: 'breakdown', scope: 'list', keys: ['t', 'b'] },
  { id: 'bulkActions', scope: 'list', keys: ['t', 'a'] },
  { id: 'showAll', scope: 'list', keys: ['v', 'a'] },
  { id: 'showDelayed', scope: 'list', keys: ['v', 'd'] },
  { id: 'showErrors', scope: 'list', keys: ['v', 'e'] },
  { id: 'selectPage', scope: 'list', keys: ['*', 'p'] },
  { id: 'selectResults', scope: 'list', keys: ['*', 'a'] },
  { id: 'clearSelection', scope: 'list', keys: ['*', 'n'] },
  { id: 'nextOrder', scope: 'order', keys: ['n'] },
  { id: 'previousOrder', scope: 'order', keys: ['p'] },
  { id: 'refreshOrder', scope: 'order', keys: ['r'] },
  { id: 'openActions', scope: 'order', keys: ['a'] },
  { id: 'remedy', scope: 'order', keys: ['f'] },
  { id: 'backToResults', scope: 'order', keys: ['u'] },
  { id: 'nextItem', scope: 'order', keys: ['j'] },
  { id: 'previousItem', scope: 'order', keys: ['k'] },
  { id: 'openItem', scope: 'order', keys: ['Enter'] },
  { id: 'selectItem', scope: 'order', keys: ['x'] },
  { id: 'openItemActions', scope: 'order', keys: ['.'] },
  { id: 'showItems', scope: 'order', keys: ['1'] },
  { id: 'showEvents', scope: 'order', keys: ['2'] },
  { id: 'showChanges', scope: 'order', keys: ['3'] },
  { id: 'showRelated', scope: 'order', keys: ['4'] },
  { id: 'showRaw', scope: 'order', keys: ['5'] },
] as const satisfies readonly ShortcutRow[];
export type Shortcut = (typeof SHORTCUTS)[number];
export type ShortcutId = Shortcut['id'];
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
  const begins = ({ keys }: ShortcutRow) => pressed.every((one, index) => keys[index] === one);
  const candidates = SHORTCUTS.filter((shortcut) => bound.includes(shortcut.id) && begins(shortcut));
  const exact = candidates.find(({ keys }) => keys.length === pressed.length);
  if (exact) return { shortcut: exact };
  if (candidates.length > 0) return { pending: pressed };
  return pending.length > 0 ? matchKeys([], key, bound) : null;
}
