import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DueFactText } from '#components/DueFactText.tsx';
import { reasonText } from '#components/reasonText.ts';
import { orderLabel, shortId } from '#domain/identifiers.ts';
import { startHere, type UrgentOrder } from '#domain/queue.ts';
import { withFilters } from '#domain/recommendedSearches.ts';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import { searchPath } from '#domain/searchUrl.ts';
import { splitPath } from '#domain/splitView.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { loadQueueTile } from '#store/queueOperations.ts';
import { countSubject } from '#store/searchOperations.ts';
import { latestResult, selectMerchantNames } from '#store/selectors.ts';

function UrgentRow({ urgent, path }: { urgent: UrgentOrder; path: string }) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const merchants = useAppSelector(selectMerchantNames);
  const { order, due, reason } = urgent;
  const label = orderLabel(order, idFormat);
  const now = Date.now();
  return (
    <li>
      <span>{due && <DueFactText fact={due} now={now} />}</span>
      <Link to={path} title={label}>
        <bdi>{shortId(label)}</bdi>
      </Link>
      <span>{reason && reasonText(t, format, { ...reason, due: null }, now)}</span>
      <bdi>{merchants.get(order.merchantId) ?? order.merchantId}</bdi>
    </li>
  );
}

interface StartHereProps {
  /** The searches whose orders need somebody most. */
  searches: readonly SearchCriteria[];
}

/** The most urgent orders, each with the way to it; the first search's results stand beside it there. */
export function StartHere({ searches }: StartHereProps) {
  const { t } = useTranslation('queue');
  const [blocked = withFilters({}), missed = blocked] = searches;
  const blockedTile = latestResult(useOperation(loadQueueTile, countSubject(blocked)));
  const missedTile = latestResult(useOperation(loadQueueTile, countSubject(missed)));
  const rows = startHere([blockedTile, missedTile].filter((tile) => tile !== null));
  if (rows.length === 0) return null;
  const isBlocked = (id: string) => blockedTile?.urgent.some(({ order }) => order.orderId === id) ?? false;
  const pathOf = (id: string) => {
    const search = isBlocked(id) ? blocked : missed;
    return splitPath(
      id,
      searchPath({ ...search, sortField: 'promiseDate', sortOrder: 'ascending' }).slice(1),
    );
  };
  return (
    <section className="queue-start" aria-labelledby="start-here">
      <h2 className="h6" id="start-here">
        {t('startHere')}
      </h2>
      <ol className="queue-urgent">
        {rows.map((urgent) => (
          <UrgentRow key={urgent.order.orderId} urgent={urgent} path={pathOf(urgent.order.orderId)} />
        ))}
      </ol>
    </section>
  );
}
