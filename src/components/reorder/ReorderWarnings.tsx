import { useTranslation } from 'react-i18next';
import { type ReorderOptions, reorderWarnings } from '#domain/actions/reorderPlan.ts';
import { REORDER_WARN_ABOVE_ITEMS } from '#domain/limits.ts';
import { Note } from '../notice/Notice.tsx';

interface ReorderWarningsProps {
  /** The number of items in the order; 0 if the warnings concern several orders. */
  itemCount: number;
  options: ReorderOptions;
}

/**
 * S5.52: the warnings before a reorder. The element also exists while it is empty, so that screen readers
 * announce changes.
 */
export function ReorderWarnings({ itemCount, options }: ReorderWarningsProps) {
  const { t } = useTranslation('reorder');
  return (
    <div role="status">
      {reorderWarnings(itemCount, options).map((warning) => (
        <Note key={warning} tone={warning === 'linked' ? 'info' : 'warning'}>
          {t(`warning.${warning}`, { max: REORDER_WARN_ABOVE_ITEMS })}
        </Note>
      ))}
    </div>
  );
}
