import { begunStatus, type Item } from './item.ts';

/** How the item's hand-over to its fulfiller stands. */
export interface Transmission {
  /** not sent yet, sent and waiting for a response, answered. */
  state: 'notSent' | 'sent' | 'answered';
  /** UTC instant of the last change, or null. */
  since: string | null;
  /** The platform's message, such as the reason of a failed transmission; '' for none. */
  detail: string;
}

/** The status that stands for the hand-over: current while the fulfiller has not answered. */
export function transmission(item: Item): Transmission {
  const entry = begunStatus(item, 'awaitingFulfillerResponse');
  if (!entry) return { state: 'notSent', since: null, detail: '' };
  return {
    state: entry.state === 'current' ? 'sent' : 'answered',
    since: entry.updatedDate,
    detail: entry.detail,
  };
}
