import { begunStatus, type Item } from './item.ts';
import { begunTypes } from './itemStatus.ts';

export interface Transmission {
  /** `sent`: the fulfiller has not responded yet; `responded`: the fulfiller has responded. */
  state: 'notSent' | 'sent' | 'responded';
  /** UTC instant of the last change, or null. */
  since: string | null;
  /** The platform's message, such as the reason for a failed transmission; '' if there is none. */
  detail: string;
}

/**
 * The transmission of the item to its fulfiller, according to the status awaitingFulfillerResponse. This
 * status is current until the fulfiller responds. Null if the item lacks it but is in production or shipped,
 * because a fulfiller must then have received it.
 */
export function transmission(item: Item): Transmission | null {
  const entry = begunStatus(item, 'awaitingFulfillerResponse');
  if (!entry) {
    const isPast = begunTypes(item).some((type) => type === 'production' || type === 'shipped');
    return isPast ? null : { state: 'notSent', since: null, detail: '' };
  }
  return {
    state: entry.state === 'current' ? 'sent' : 'responded',
    since: entry.updatedDate,
    detail: entry.detail,
  };
}
