import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { ordersLeftSince } from '#domain/search/pageTurn.ts';
import { criteriaKey } from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { SearchLink } from '../views/SearchLink.tsx';

interface PageTurn {
  /** The page on the screen. */
  to: SearchResults;
  /** The page from which the user came; null if the page is the first one of this visit. */
  from: SearchResults | null;
}

/** Returns the page from which the user turned to these results. Reading the same page again changes nothing. */
function usePageBefore(results: SearchResults): SearchResults | null {
  const [turn, setTurn] = useState<PageTurn>({ to: results, from: null });
  if (turn.to === results) return turn.from;
  const isSamePage = criteriaKey(turn.to.criteria) === criteriaKey(results.criteria);
  const next = { to: results, from: isSamePage ? turn.from : turn.to };
  setTurn(next);
  return next.from;
}

/** R331: states how many orders the page may skip, because others left the results since the page before was read. */
export function MovedOrdersNotice({ results }: { results: SearchResults }) {
  const { t } = useTranslation('results');
  const format = useFormat();
  const before = usePageBefore(results);
  const left = before ? ordersLeftSince(before, results) : 0;
  if (!before || left === 0) return null;
  const { page } = before.criteria;
  return (
    <p className="cap-notice results-warning" role="note">
      <Icon name="exclamation-triangle-fill" />{' '}
      {t('moved.text', { count: left, orders: format.number(left), page })}{' '}
      <SearchLink criteria={before.criteria}>{t('pastLast.go', { last: page })}</SearchLink>
    </p>
  );
}
