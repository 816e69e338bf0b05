import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { skipReasonText } from '#components/skipReasonText.ts';
import { skippedByReason } from '#domain/bulk/bulkFigures.ts';
import type { BulkVerb, SkippedOrder } from '#domain/bulk/bulkJob.ts';
import { shortId } from '#domain/identifiers.ts';

/** The number of links for each reason until the user asks for all. 2,000 links would block the page. */
const LINKS_AT_FIRST = 50;

function SkippedForReason({ reason, orderIds }: { reason: string; orderIds: readonly string[] }) {
  const { t } = useTranslation('bulk');
  const orderPath = useOrderPath();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const count = orderIds.length;
  const shown = isWhole ? orderIds : orderIds.slice(0, LINKS_AT_FIRST);
  return (
    <>
      <p id={id} className="mb-0">
        {t('plan.skippedFor', { reason, count })}
      </p>
      <ul className="skipped-orders" aria-labelledby={id}>
        {shown.map((orderId) => (
          <li key={orderId}>
            <Link to={orderPath(orderId)} title={orderId}>
              <code>{shortId(orderId)}</code>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < count && (
        <Button variant="link" size="sm" onClick={() => setIsWhole(true)}>
          {t('plan.showAll', { count })}
        </Button>
      )}
    </>
  );
}

/** S5.18, S5.21: the orders that the run does not include, by reason. */
export function SkippedOrders({ verb, skipped }: { verb: BulkVerb; skipped: readonly SkippedOrder[] }) {
  const { t } = useTranslation('bulk');
  if (skipped.length === 0) return null;
  const title = t('plan.skipped', { count: skipped.length });
  return (
    <details className="plan-skipped">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard */}
      <section className="plan-orders" tabIndex={0} aria-label={title}>
        {[...skippedByReason(skipped)].map(([reason, orderIds]) => (
          <SkippedForReason
            key={reason}
            reason={skipReasonText(t, verb, { orderId: '', reason })}
            orderIds={orderIds}
          />
        ))}
      </section>
    </details>
  );
}
