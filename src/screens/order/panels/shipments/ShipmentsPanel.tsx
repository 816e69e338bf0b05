import '../panels.css';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { FailureFacts, FailureNotice } from '#components/notice/FailureNotice.tsx';
import { type ItemShipments, packageRows, withReferences } from '#domain/delivery/shipment.ts';
import { isForeignLink, isWithoutResponse } from '#domain/failure.ts';
import { SHIPMENT_PAGE_SIZE } from '#domain/limits.ts';
import { resourceId } from '#domain/links/linkedIds.ts';
import { shortenLink } from '#domain/shorten.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { loadShipment } from '#store/order/itemOperations.ts';
import { ShipmentReads, useItemShipments } from '../../itemShipments.tsx';
import type { PanelProps } from '../panels.ts';
import { ShipmentTable } from './ShipmentTable.tsx';

/** S9.5: a table of more than 1,000 rows is divided into pages. */
function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('panels');
  const placeId = useId();
  if (pages <= 1) return null;
  const turn = (label: string, to: number) => {
    const isEnd = to < 1 || to > pages;
    return (
      <Button
        size="sm"
        aria-disabled={isEnd}
        aria-describedby={placeId}
        onClick={isEnd ? undefined : () => onPage(to)}
      >
        {label}
      </Button>
    );
  };
  return (
    <div className="page-turner">
      {turn(t('shipments.previous'), page - 1)}
      <span role="status" id={placeId}>
        {t('shipments.page', { page, pages })}
      </span>
      {turn(t('shipments.next'), page + 1)}
    </div>
  );
}

/** R340: the shipments that could not be loaded. */
function FailedShipments({ failures }: Pick<ItemShipments, 'failures'>) {
  const { t } = useTranslation('panels');
  const dispatch = useAppDispatch();
  // R142: one without a response makes the console retry. R45: only foreign links leave nothing to retry.
  const failed =
    failures.find(({ failure }) => isWithoutResponse(failure)) ??
    failures.find(({ failure }) => !isForeignLink(failure)) ??
    failures[0];
  if (!failed) return null;
  const handleRetry = () => {
    for (const { href, failure } of failures)
      if (!isForeignLink(failure)) dispatch(loadShipment.requested({ href }));
  };
  return (
    <FailureNotice
      title={t('shipments.failed')}
      failure={failed.failure}
      onRetry={isForeignLink(failed.failure) ? undefined : handleRetry}
    >
      <ul className="mb-1">
        {failures.map(({ href, failure }) => (
          <li key={href}>
            {isForeignLink(failure) ? (
              <ExternalLink href={href}>{shortenLink(href)}</ExternalLink>
            ) : (
              <code className="text-break">{resourceId(href) ?? href}</code>
            )}
            <FailureFacts failure={failure} />
          </li>
        ))}
      </ul>
    </FailureNotice>
  );
}

/** S2.83: the shipments of the item with their packages and tracking statuses. */
export function ShipmentsPanel({ item }: PanelProps) {
  const { t } = useTranslation('panels');
  const [page, setPage] = useState(1);
  const { shipments, failures, isLoading } = useItemShipments(item);
  const rows =
    isLoading && shipments.length === 0 ? [] : packageRows(withReferences(shipments, item.shipments));
  const pages = Math.ceil(rows.length / SHIPMENT_PAGE_SIZE);
  const current = Math.min(page, Math.max(1, pages));
  const shown = rows.slice((current - 1) * SHIPMENT_PAGE_SIZE, current * SHIPMENT_PAGE_SIZE);
  const hasFailed = failures.some(({ failure }) => !isForeignLink(failure));
  const status = isLoading ? 'running' : 'succeeded';
  return (
    <div className="panel">
      <ShipmentReads item={item} />
      <ReloadStatus status={hasFailed ? 'failed' : status} slow={t('shipments.loading')} />
      {rows.length > 0 && <ShipmentTable item={item} rows={shown} />}
      {isLoading && <Skeleton label={t('shipments.loading')} lines={rows.length > 0 ? 1 : 4} />}
      {rows.length === 0 && failures.length === 0 && !isLoading && (
        <p className="text-body-secondary">{t('shipments.none')}</p>
      )}
      <Pages page={current} pages={pages} onPage={setPage} />
      <FailedShipments failures={failures} />
    </div>
  );
}
