import { canSelectAnyOrders } from '#domain/bulk/bulkPermissions.ts';
import { isDeveloper, type Permissions } from '#domain/permissions.ts';
import { SHORTCUTS, type ShortcutId } from './shortcuts.ts';

/** Whether the user can change items of at least one order, and therefore select them (R73). */
function canSelectAnyItems(permissions: Permissions): boolean {
  const canUpdateAny = permissions.fulfillers.some((grant) => grant.permissions.includes('update:order'));
  return canUpdateAny || canSelectAnyOrders(permissions);
}

/** Without permissions for a merchant, a menu contains only the actions on behalf of a fulfiller. */
function hasAnyActions(permissions: Permissions): boolean {
  return permissions.merchants.length > 0 || canSelectAnyItems(permissions);
}

const NEEDS: Partial<Record<ShortcutId, (permissions: Permissions) => boolean>> = {
  toggleInspector: isDeveloper,
  selectRow: canSelectAnyOrders,
  selectPage: canSelectAnyOrders,
  selectResults: canSelectAnyOrders,
  clearSelection: canSelectAnyOrders,
  bulkActions: canSelectAnyOrders,
  selectItem: canSelectAnyItems,
  goToSelectionActions: canSelectAnyItems,
  openActions: hasAnyActions,
  openItemActions: hasAnyActions,
};

/** The shortcuts that do something to orders; people who cannot search see none (S6.5). */
const NEEDS_SEARCH: ReadonlySet<ShortcutId> = new Set([
  ...SHORTCUTS.filter(({ scope }) => scope !== 'everywhere').map(({ id }) => id),
  'focusSearch',
  'split',
]);

/** R418: whether the shortcut can have an effect for this user, on some order. */
export function isUsableShortcut(id: ShortcutId, permissions: Permissions, canSearch: boolean): boolean {
  return (canSearch || !NEEDS_SEARCH.has(id)) && (NEEDS[id]?.(permissions) ?? true);
}
