import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { hasKey } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import { splitPath } from '#domain/results/splitView.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchQuery } from '#domain/search/searchUrl.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectHandledInResults } from '#store/results/handledOrdersSelectors.ts';
import { closestRow, ROW_LINK_SELECTOR } from '../orderRows.ts';
import { useIsSplitKeyPressed } from './SplitKeyBuffer.tsx';

function focusedOrderId(): string | undefined {
  return closestRow(document.activeElement)?.querySelector<HTMLElement>(ROW_LINK_SELECTOR)?.dataset.orderId;
}

interface SplitButtonProps {
  criteria: SearchCriteria;
  /** At least one. */
  orders: readonly Order[];
  /** Why no order can be opened now; null if one can. */
  whyNot: string | null;
}

/**
 * Opens an order beside the results: the focused one, or else one that was not handled, preferably the last
 * one opened. If all were handled, the first one opens.
 */
export function SplitViewButton({ criteria, orders, whyNot }: SplitButtonProps) {
  const { t } = useTranslation('table');
  const navigate = useNavigate();
  const columns = useAppSelector((state) => state.search.columns);
  const openedIds = useAppSelector((state) => state.search.openedIds);
  const handled = useAppSelector(selectHandledInResults);
  const isPressed = useIsSplitKeyPressed();
  const open = () => {
    const ids = orders.map(({ orderId }) => orderId);
    const left = ids.filter((id) => !hasKey(handled, id));
    const last = openedIds.find((id) => left.includes(id));
    const id = focusedOrderId() ?? last ?? left[0] ?? ids[0];
    if (id !== undefined) void navigate(splitPath(id, searchQuery(criteria, columns)));
  };
  useShortcuts(whyNot === null ? { split: open } : {});
  const openIfAwaited = useEffectEvent(() => {
    if (isPressed.current && whyNot === null) open();
    isPressed.current = false;
  });
  useEffect(() => openIfAwaited(), []);
  return (
    <Button
      title={whyNot ?? t('split')}
      size="sm"
      className="split-button"
      aria-disabled={whyNot !== null || undefined}
      onClick={whyNot === null ? open : undefined}
    >
      <Icon name="layout-sidebar-reverse" /> {t('split')}
    </Button>
  );
}
