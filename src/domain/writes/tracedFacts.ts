import type { Address } from '#domain/address/address.ts';
import { byKey, entriesOf } from '#domain/byKey.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import { addressFact, type FactsByItem } from '#domain/order/staleness.ts';
import type { TracedFactsByItem } from './sentWrite.ts';

export function addressFingerprint(address: Address): string {
  return fingerprint(addressFact(address));
}

/** The facts that the journal is allowed to store, with a fingerprint in place of the address. */
export function tracedFacts(facts: FactsByItem): TracedFactsByItem {
  return byKey(
    entriesOf(facts).map(([itemId, fact]) => [
      itemId,
      {
        status: fact.status,
        currentStatuses: fact.currentStatuses,
        isSuspended: fact.isSuspended,
        isPendingCancellation: fact.isPendingCancellation,
        isRejected: fact.isRejected,
        hasDeliveryChange: fact.hasDeliveryChange,
        alerts: fact.alerts,
        address: fingerprint(fact.address),
      },
    ]),
  );
}
