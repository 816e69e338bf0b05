import { isCarrierReference } from '#domain/columnValues.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { loadCarrierService } from '#store/partyReadings.ts';
import { loadCarrierServices } from '#store/referenceOperations.ts';
import { latestResult, selectCarrierNames } from '#store/selectors.ts';
import { useReading } from '#store/useReading.ts';

/** The list may lack an old service: it is loaded by its key, and the key shows until then. */
function UnlistedCarrier({ carrier }: { carrier: string }) {
  const { state } = useReading(loadCarrierService, { key: carrier });
  return latestResult(state)?.name ?? carrier;
}

/** S7.29: a carrier service by its name, anything that is no key of the reference as it is. */
export function CarrierName({ carrier }: { carrier: string }) {
  const name = useAppSelector(selectCarrierNames).get(carrier);
  const { status } = useOperation(loadCarrierServices, '');
  const isListed = name !== undefined || !isCarrierReference(carrier);
  if (isListed || status === 'idle' || status === 'running') return name ?? carrier;
  return <UnlistedCarrier carrier={carrier} />;
}
