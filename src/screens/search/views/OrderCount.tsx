import { useTranslation } from 'react-i18next';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useOperation } from '#store/hooks.ts';
import { latestResult } from '#store/operation.ts';
import { countOrders, countSubject } from '#store/search/searchOperations.ts';

/** Keeps the line height until the number is loaded. */
const NO_BREAK_SPACE = '\u00a0';

interface CountProps {
  criteria: SearchCriteria;
  /** The number if it is already known, such as the total of the results on screen. */
  known?: number | null;
}

/** The number of orders that a search finds: blank while it is loading, and a dash if loading failed. */
export function OrderCount({ criteria, known = null }: CountProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const state = useOperation(countOrders, countSubject(criteria));
  if (known === null && state.status === 'failed') {
    return (
      <span className="count" title={t('count.failed')}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('count.failed')}</span>
      </span>
    );
  }
  const count = known ?? latestResult(state);
  return <span className="count">{count === null ? NO_BREAK_SPACE : format.number(count)}</span>;
}
