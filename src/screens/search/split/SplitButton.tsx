import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { ROW_LINK, rowOf } from '#components/keyboard/orderRows.ts';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { splitPath } from '#domain/results/splitView.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useSearchPath } from '../useSearchPath.ts';

function focusedOrderId(): string | undefined {
  return rowOf(document.activeElement)?.querySelector<HTMLElement>(ROW_LINK)?.dataset.orderId;
}

interface SplitButtonProps {
  criteria: SearchCriteria;
  firstId: string;
}

/**
 * Opens an order beside the results: the one with the focus, or else the last one opened, or else the first.
 */
export function SplitButton({ criteria, firstId }: SplitButtonProps) {
  const { t } = useTranslation('table');
  const navigate = useNavigate();
  const viewPath = useSearchPath();
  const lastId = useAppSelector((state) => state.search.lastOrderId);
  const open = () =>
    void navigate(splitPath(focusedOrderId() ?? lastId ?? firstId, viewPath(criteria).slice(1)));
  useShortcuts({ split: open });
  return (
    <Button title={t('split')} size="sm" className="split-button" onClick={open}>
      <Icon name="layout-sidebar-reverse" /> {t('split')}
    </Button>
  );
}
