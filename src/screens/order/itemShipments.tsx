import { shallowEqual } from 'react-redux';
import { type ItemShipments, shipmentHrefs } from '#domain/delivery/shipment.ts';
import type { Item } from '#domain/item/item.ts';
import { useAppSelector } from '#store/hooks.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import { loadShipment } from '#store/order/itemOperations.ts';
import { useOrderReadOperation } from './useOrderReadOperation.ts';

function ShipmentRead({ href }: { href: string }) {
  useOrderReadOperation(loadShipment, { href });
  return null;
}

/** Loads the linked shipments of the item, and renders nothing. `useItemShipments` returns them. */
export function ShipmentReads({ item }: { item: Item }) {
  return shipmentHrefs(item).map((href) => <ShipmentRead key={href} href={href} />);
}

/** R438: returns the linked shipments of the item that have arrived, and those that failed. */
export function useItemShipments(item: Item): ItemShipments {
  const hrefs = shipmentHrefs(item);
  const reads = useAppSelector(
    (state) => hrefs.map((href) => selectOperation(state, loadShipment, href)),
    shallowEqual,
  );
  return {
    shipments: reads.map(latestResult).filter((shipment) => shipment !== null),
    failures: reads.flatMap((read, index) =>
      read.status === 'failed' ? [{ href: hrefs[index] ?? '', failure: read.failure }] : [],
    ),
    isLoading: reads.some((read) => read.status !== 'failed' && latestResult(read) === null),
    count: hrefs.length,
  };
}
