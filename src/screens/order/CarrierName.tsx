import { isCarrierReference } from '#domain/results/columnValues.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { loadCarrierService } from '#store/order/partyOperations.ts';
import { loadCarrierServices } from '#store/referenceOperations.ts';
import { latestResult, selectCarrierNames } from '#store/selectors.ts';
import { useReadOperation } from '#store/useReadOperation.ts';

/**
 * The name of a carrier service that is missing from the reference list, for example a retired one. Until the
 * service is loaded, and if it cannot be loaded, the key is shown.
 */
function UnlistedCarrier({ carrier }: { carrier: string }) {
  const { state } = useReadOperation(loadCarrierService, { key: carrier });
  return latestResult(state)?.name ?? carrier;
}

/**
 * S7.29: the name of a carrier service. A value that does not look like a key of the reference list is shown
 * unchanged.
 */
export function CarrierName({ carrier }: { carrier: string }) {
  const name = useAppSelector(selectCarrierNames).get(carrier);
  const { status } = useOperation(loadCarrierServices, '');
  const isListed = name !== undefined || !isCarrierReference(carrier);
  if (isListed || status === 'idle' || status === 'running') return name ?? carrier;
  return <UnlistedCarrier carrier={carrier} />;
}
