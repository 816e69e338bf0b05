import { begunStatus, type Item } from './item.ts';

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
 * status is current until the fulfiller responds.
 */
export function transmission(item: Item): Transmission {
  const entry = begunStatus(item, 'awaitingFulfillerResponse');
  if (!entry) return { state: 'notSent', since: null, detail: '' };
  return {
    state: entry.state === 'current' ? 'sent' : 'responded',
    since: entry.updatedDate,
    detail: entry.detail,
  };
}
