import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectHiddenCount, selectSelection } from '#store/selectionSelectors.ts';
import { selectionCleared } from '#store/selectionSlice.ts';

const loadSelectionList = async () => (await import('./SelectionList.tsx')).SelectionList;

/** How many orders are selected, also those that are not on screen, and what can be done with them (`children`). */
export function SelectionBar({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('table');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const orders = useAppSelector(selectSelection);
  const hidden = useAppSelector(selectHiddenCount);
  const [isListed, setIsListed] = useState(false);
  const selected = t('selection.selected', { count: orders.length, orders: format.number(orders.length) });
  const notShown = t('selection.hidden', { count: hidden, orders: format.number(hidden) });
  return (
    <div className="selection-bar">
      <p className="mb-0" role="status">
        {orders.length > 0 && (hidden > 0 ? t('selection.both', { selected, notShown }) : selected)}
      </p>
      {orders.length > 0 && (
        <>
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => setIsListed(true)}
          >
            {t('selection.list')}
          </button>
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => dispatch(selectionCleared())}
          >
            {t('selection.clear')}
          </button>
          {children}
          {isListed && (
            <Deferred
              load={loadSelectionList}
              props={{ orders, onClose: () => setIsListed(false) }}
              title={t('selection.list')}
              onClose={() => setIsListed(false)}
            />
          )}
        </>
      )}
    </div>
  );
}
