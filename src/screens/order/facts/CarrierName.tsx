import { isCarrierReference } from '#domain/results/columnValues.ts';
import { loadCarrierServices } from '#store/console/referenceOperations.ts';
import { selectCarrierNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { latestResult } from '#store/operation.ts';
import { loadCarrierService } from '#store/order/partyOperations.ts';
import { useReadOperation } from '#store/useReadOperation.ts';

/**
 * The name of a carrier service that is not in the reference list, such as a retired one. Until the name is
 * loaded, the key is shown.
 */
function UnlistedCarrier({ carrier }: { carrier: string }) {
  const { state } = useReadOperation(loadCarrierService, { key: carrier });
  return latestResult(state)?.name ?? carrier;
}

/** S7.29: the name of a carrier service, or the value itself if it does not look like a key. */
export function CarrierName({ carrier }: { carrier: string }) {
  const name = useAppSelector(selectCarrierNames).get(carrier);
  const { status } = useOperation(loadCarrierServices, '');
  const isListed = name !== undefined || !isCarrierReference(carrier);
  if (isListed || status === 'idle' || status === 'running') return name ?? carrier;
  return <UnlistedCarrier carrier={carrier} />;
}
