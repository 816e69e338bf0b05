import { begunStatus, type Item } from './item.ts';

export interface Transmission {
  /** Not sent yet; sent, and waiting for the fulfiller's response; or the fulfiller responded. */
  state: 'notSent' | 'sent' | 'answered';
  /** UTC instant of the last change, or null. */
  since: string | null;
  /** The platform's message, such as the reason for a failed transmission; '' if there is none. */
  detail: string;
}

/** Derived from the status awaitingFulfillerResponse, which is current until the fulfiller responds. */
export function transmission(item: Item): Transmission {
  const entry = begunStatus(item, 'awaitingFulfillerResponse');
  if (!entry) return { state: 'notSent', since: null, detail: '' };
  return {
    state: entry.state === 'current' ? 'sent' : 'answered',
    since: entry.updatedDate,
    detail: entry.detail,
  };
}
