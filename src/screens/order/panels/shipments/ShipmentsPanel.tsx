import { linksOf, resourceId } from '#domain/links.ts';
import '../panels.css';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { FailureFacts, FailureNotice } from '#components/FailureNotice.tsx';
import { LoadableContent } from '#components/LoadableContent.tsx';
import { type ItemShipments, packageRows, withReferences } from '#domain/delivery/shipment.ts';
import { isForeignLink, isWithoutResponse } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import { SHIPMENT_PAGE_SIZE } from '#domain/limits.ts';
import { shortenLink } from '#domain/shorten.ts';
import { loadShipments } from '#store/order/panelOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import type { PanelProps } from '../panels.ts';
import { ShipmentTable } from './ShipmentTable.tsx';

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** S9.5: a table of more than 1,000 rows is divided into pages. */
function Pages({ page, pages, onPage }: PagesProps) {
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

interface FailedShipmentsProps extends Pick<ItemShipments, 'failures'> {
  onRetry: () => void;
}

/** R340: the shipments that could not be loaded. */
function FailedShipments({ failures, onRetry }: FailedShipmentsProps) {
  const { t } = useTranslation('panels');
  // R142: one without a response makes the console retry. R45: only foreign links leave nothing to retry.
  const failed =
    failures.find(({ failure }) => isWithoutResponse(failure)) ??
    failures.find(({ failure }) => !isForeignLink(failure)) ??
    failures[0];
  if (!failed) return null;
  return (
    <FailureNotice
      title={t('shipments.failed')}
      failure={failed.failure}
      onRetry={isForeignLink(failed.failure) ? undefined : onRetry}
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

interface ShipmentsContentProps extends Pick<FailedShipmentsProps, 'onRetry'> {
  item: Item;
  found: ItemShipments;
}

function ShipmentsContent({ item, found, onRetry }: ShipmentsContentProps) {
  const { t } = useTranslation('panels');
  const [page, setPage] = useState(1);
  const rows = packageRows(withReferences(found.shipments, item.shipments));
  const pages = Math.ceil(rows.length / SHIPMENT_PAGE_SIZE);
  const current = Math.min(page, Math.max(1, pages));
  const shown = rows.slice((current - 1) * SHIPMENT_PAGE_SIZE, current * SHIPMENT_PAGE_SIZE);
  return (
    <>
      {rows.length > 0 && <ShipmentTable item={item} rows={shown} />}
      {rows.length === 0 && found.failures.length === 0 && (
        <p className="text-body-secondary">{t('shipments.none')}</p>
      )}
      <Pages page={current} pages={pages} onPage={setPage} />
      <FailedShipments failures={found.failures} onRetry={onRetry} />
    </>
  );
}

/** S2.83: the shipments of the item with their packages and tracking statuses. */
export function ShipmentsPanel({ item }: PanelProps) {
  const { t } = useTranslation('panels');
  const hrefs = linksOf(item.links, 'shipments').map((link) => link.href);
  const read = useOrderReadOperation(loadShipments, { itemId: item.itemId, hrefs });
  return (
    <div className="panel">
      <LoadableContent read={read} loading={t('shipments.loading')} lines={4} failed={t('shipments.failed')}>
        {(found) => <ShipmentsContent item={item} found={found} onRetry={read.retry} />}
      </LoadableContent>
    </div>
  );
}
