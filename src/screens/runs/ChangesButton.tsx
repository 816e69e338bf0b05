import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useSubmitShortcut } from '#components/keyboard/useSubmitShortcut.ts';
import type { BulkUnit } from '#domain/bulk/bulkJob.ts';
import { itemsToChange } from '#domain/bulk/invalidItems.ts';
import { orderPath } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';

/** The dialog that reorders these items of the order with changes. */
function changesPath(orderId: string, itemIds: readonly string[]): string {
  const params = new URLSearchParams({ modal: 'reorder', mode: 'changes' });
  for (const itemId of itemIds) params.append('items', itemId);
  return `${orderPath(orderId)}?${params}`;
}

/**
 * R152: returns a function that returns the path to the remedy for an order that the platform found invalid;
 * null for other orders, and if order placement is not configured.
 */
export function useChangesPath(): (unit: BulkUnit) => string | null {
  const placement = useAppSelector((state) => state.configuration.pages.orderPlacement);
  return (unit) => {
    const itemIds = placement ? itemsToChange(unit) : [];
    return itemIds.length > 0 ? changesPath(unit.orderId, itemIds) : null;
  };
}

/** R152: the main remedy of a run whose only failed order is invalid. */
export function ChangesButton({ path }: { path: string }) {
  const { t } = useTranslation('runs');
  const link = useSubmitShortcut<HTMLAnchorElement>();
  return (
    <Link
      ref={link}
      to={path}
      className={buttonClass({ variant: 'primary', size: 'sm', className: 'result-action' })}
    >
      <Icon name="pencil" /> {t('result.changes')}
    </Link>
  );
}
