import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import type { RunOrder } from '#domain/bulk/bulkJob.ts';
import { partialPlacement } from '#domain/bulk/partialPlacement.ts';

interface OrderLinkProps {
  orderId: string;
  /** '' if unknown. */
  merchantOrderId?: string;
}

export function OrderLink({ orderId, merchantOrderId = '' }: OrderLinkProps) {
  const orderPath = useOrderPath();
  return (
    <>
      <Link to={orderPath(orderId)} className="order-ref">
        {orderId}
      </Link>
      {merchantOrderId !== '' && <span className="order-ref-name">{merchantOrderId}</span>}
    </>
  );
}

/** R149: the new orders of a partly placed order, and the number of original items that are not cancelled. */
function PartialPlacementNote({ runOrder }: { runOrder: RunOrder }) {
  const { t } = useTranslation('runs');
  const partial = partialPlacement(runOrder);
  if (!partial) return null;
  const { placed, total, createdIds, uncancelled } = partial;
  return (
    <div className="small">
      <p className="mb-0">
        {t('result.placed', { placed, total })}
        {createdIds.map((orderId) => (
          <span key={orderId}>
            {' '}
            <OrderLink orderId={orderId} />
          </span>
        ))}
      </p>
      {uncancelled > 0 && <p className="mb-0">{t('result.uncancelled', { count: uncancelled })}</p>}
    </div>
  );
}

/** The order of a row, with a note if it was placed only in part. */
export function RunOrderCell({ runOrder, children }: { runOrder: RunOrder; children?: ReactNode }) {
  return (
    <td>
      <OrderLink {...runOrder} />
      <PartialPlacementNote runOrder={runOrder} />
      {children}
    </td>
  );
}
