import { useTranslation } from 'react-i18next';
import { canSelect } from '#domain/bulkPermissions.ts';
import { hasKey } from '#domain/byKey.ts';
import { CSV_MAX_ROWS } from '#domain/limits.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { selectResults } from '#store/resultOperations.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectHiddenCount } from '#store/selectionSelectors.ts';
import { selectPermissions } from '#store/selectors.ts';

/** Whether every selectable order of the page is selected. */
function isPagePicked(state: RootState): boolean {
  const permissions = selectPermissions(state);
  const onPage = (state.search.results?.orders ?? []).filter((order) =>
    canSelect(permissions, order.merchantId),
  );
  return onPage.length > 0 && onPage.every((order) => hasKey(state.selection.orders, order.orderId));
}

/** Once a page is selected, all other results of the search can be as well (S5.13's limit). */
export function SelectAll() {
  const { t } = useTranslation('results');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const results = useAppSelector((state) => state.search.results);
  const isPicked = useAppSelector(isPagePicked);
  const state = useOperation(selectResults, '');
  const hasOthers = useAppSelector(selectHiddenCount) > 0;
  if (!results || results.total <= results.orders.length) return null;
  const { receivedAt, total } = results;
  const start = () => dispatch(selectResults.requested({ receivedAt }, true));
  const isDone = state.status === 'succeeded' && state.result === receivedAt && hasOthers;
  if (state.status === 'running') {
    return (
      <>
        {t('selection.reading')}
        <button
          type="button"
          className="btn btn-link btn-sm"
          onClick={() => dispatch(selectResults.abandoned(''))}
        >
          {t('selection.cancel')}
        </button>
      </>
    );
  }
  if (state.status === 'failed') {
    return (
      <>
        <span role="alert">{t('selection.failed')}</span>
        <button type="button" className="btn btn-link btn-sm" onClick={start}>
          {t('selection.again')}
        </button>
      </>
    );
  }
  if (!isPicked || isDone) return null;
  const reason =
    total > CSV_MAX_ROWS ? t('selection.tooMany', { max: format.number(CSV_MAX_ROWS) }) : undefined;
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      aria-disabled={reason !== undefined || undefined}
      title={reason}
      onClick={reason === undefined ? start : undefined}
    >
      {t('selection.all', { count: total, orders: format.number(total) })}
    </button>
  );
}
