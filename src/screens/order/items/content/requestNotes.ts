import type { IconName } from '#components/iconNames.ts';
import { currentStatus, type Item } from '#domain/item/item.ts';

const REQUEST_NOTES = [
  {
    text: 'pendingCancellation',
    icon: 'hourglass-split',
    tone: 'alert-line-warning',
    applies: (item) => currentStatus(item, 'pendingCancellation') !== null,
  },
  { text: 'addressChange', icon: 'geo-alt', tone: '', applies: (item) => item.hasDeliveryChange },
] as const satisfies readonly {
  text: string;
  icon: IconName;
  tone: string;
  applies: (item: Item) => boolean;
}[];

/** R114: the requests about the item that its card and its row mention. */
export function requestNotes(item: Item) {
  return REQUEST_NOTES.filter(({ applies }) => applies(item));
}
