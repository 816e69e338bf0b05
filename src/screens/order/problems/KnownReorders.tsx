import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { shortId } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { reorderIds } from '#domain/order/relatedResources.ts';
import { useReorderReports } from '../useReorderReports.ts';

/**
 * R124: links to the reorders that the claims, complaints and events of the order report, so that nobody
 * reorders the same items again. Renders nothing if there are no reorders.
 */
export function KnownReorders({ order: { orderId } }: { order: Order }) {
  const { t } = useTranslation('order');
  const orderPath = useOrderPath();
  const { claims, events } = useReorderReports(orderId);
  const ids = reorderIds(claims, events);
  if (ids.length === 0) return null;
  return (
    <p className="mb-2 text-break">
      {t('problems.reordered')}{' '}
      {ids.map((id) => (
        <Link key={id} to={orderPath(id)} title={id} className="me-2">
          {shortId(id)}
        </Link>
      ))}
    </p>
  );
}
