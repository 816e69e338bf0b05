import { isCarrierReference } from '#domain/results/columnValues.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { loadCarrierService } from '#store/order/partyOperations.ts';
import { loadCarrierServices } from '#store/referenceOperations.ts';
import { latestResult, selectCarrierNames } from '#store/selectors.ts';
import { useReadOperation } from '#store/useReadOperation.ts';

/**
 * The name of a carrier service that the reference list lacks, for example because the service is retired.
 * The service is loaded by its key. The key is shown until the service is loaded, and also if that fails or
 * the service has no name.
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
