import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { normalizedSearchText } from '#domain/search/queryText.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { ORDER_SCREEN_SUBJECT, quickSearch } from '#store/search/quickSearch.ts';

/**
 * S2.68, S7.40: opens another order directly. Input that does not match exactly one order opens the search.
 */
export function QuickSearch({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const dispatch = useAppDispatch();
  const [term, setTerm] = useState('');
  const sentTerm = useRef('');
  const search = useOperation(quickSearch, ORDER_SCREEN_SUBJECT);
  const isSearching = search.status === 'running';
  const modal = new URLSearchParams(useLocation().search).get('modal');
  // R260: a late result must not leave the order or the dialog that the user has opened in the meantime. The
  // failure of a search must not remain visible there either.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run again for each order and dialog
  useEffect(
    () => () => {
      dispatch(quickSearch.abandoned(ORDER_SCREEN_SUBJECT));
      dispatch(quickSearch.dismissed(ORDER_SCREEN_SUBJECT));
    },
    [dispatch, orderId, modal],
  );
  useEffect(() => {
    // R507: text that was typed while the search ran is the next search.
    if (search.status === 'succeeded') setTerm((typed) => (typed === sentTerm.current ? '' : typed));
  }, [search.status]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (normalizedSearchText(term) === '') return;
    sentTerm.current = term;
    dispatch(quickSearch.requested({ term: term.trim(), showsFailureHere: true }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not support <search>
    <form role="search" aria-label={t('quickSearch.label')} className="quick-search" onSubmit={handleSubmit}>
      <div className="input-group input-group-sm">
        <input
          type="search"
          className="form-control"
          aria-label={t('quickSearch.term')}
          placeholder={t('quickSearch.placeholder')}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Button type="submit" aria-label={t('quickSearch.submit')}>
          <Icon
            name={isSearching ? 'arrow-clockwise' : 'search'}
            className={isSearching ? 'icon-busy' : ''}
          />
        </Button>
      </div>
      {search.status === 'failed' && (
        <p className="quick-search-failed" role="alert">
          {t('quickSearch.failed')}{' '}
          <Link to={searchPath({ ...DEFAULT_CRITERIA, searchTerm: term.trim() }, null)}>
            {t('quickSearch.instead')}
          </Link>
        </p>
      )}
    </form>
  );
}
