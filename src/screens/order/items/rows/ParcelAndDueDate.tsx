import type { TFunction } from 'i18next';
import { Icon } from '#components/Icon.tsx';
import { DueFactMark } from '#components/status/DueFactText.tsx';
import { statusNameText } from '#components/status/statusText.ts';
import { currentStatus, type Item } from '#domain/item/item.ts';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { DISPLAY_STATUS_OF_TYPE, itemStatus } from '#domain/item/itemStatus.ts';
import { linksOf } from '#domain/links/links.ts';
import { itemDueFact } from '#domain/order/itemDueFact.ts';
import type { Order } from '#domain/order/order.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { requestNotes } from '../content/ItemIssueList.tsx';
import { ItemTracking } from '../content/ItemTracking.tsx';
import type { SharedRowFacts } from './useSharedRowFacts.ts';

function RequestNotes({ item, text: t }: { item: Item; text: TFunction<'item'> }) {
  const notes = requestNotes(item);
  if (notes.length === 0) return null;
  return (
    <span className="item-row-notes">
      {notes.map(({ text, icon, tone }) => (
        <span key={text} className={`item-row-issue ${tone}`} title={t(text)}>
          <Icon name={icon} /> <span>{t(text)}</span>
        </span>
      ))}
    </span>
  );
}

interface ParcelAndDueDateProps {
  order: Order;
  item: Item;
  current: CurrentTime;
  /** Whether the row loads the parcels (R184). */
  loadsDetails: boolean;
  shared: SharedRowFacts;
  onOpenShipments: () => void;
}

/**
 * The item's parcel status, requests (R114) and due date. If the item links to no shipments, its worst
 * problem replaces the parcel status.
 */
export function ParcelAndDueDate(props: ParcelAndDueDateProps) {
  const { order, item, current, loadsDetails, shared, onOpenShipments } = props;
  const { texts, format } = shared;
  const statusName = (name: string) => statusNameText(texts.status, name);
  const { type, subStatus, isOnHold, isSuspended } = itemStatus(item);
  const labelled = statusName(subStatus ?? DISPLAY_STATUS_OF_TYPE[type]);
  // R209: what the status labels of the row already say.
  const isShownAlready = (status: string) =>
    statusName(status) === labelled ||
    (status === 'onHold' && isOnHold && (!isSuspended || type === 'suspended')) ||
    (status === 'suspended' && isSuspended) ||
    (status === 'rejected' && currentStatus(item, 'rejected') !== null);
  const [worst] = itemIssues(item, current.epochMs).filter(({ status }) => !isShownAlready(status));
  const shown = linksOf(item.links, 'shipments').length === 0 ? worst : undefined;
  const fact = itemDueFact(item, order, current);
  const missed = fact && 'status' in fact ? fact.status : null;
  // R224: the time is that of the text beside it, or else names its status.
  const isNamed = missed === null || (shown ? shown.status === missed : isShownAlready(missed));
  return (
    <span className="item-row-urgency">
      {loadsDetails && <ItemTracking item={item} onOpen={onOpenShipments} />}
      {shown && (
        <span
          className={`item-row-issue alert-line-${shown.kind === 'error' ? 'danger' : 'warning'}`}
          title={shown.detail}
        >
          <Icon name={shown.kind === 'error' ? 'exclamation-octagon-fill' : 'exclamation-triangle-fill'} />{' '}
          {statusName(shown.status)}
        </span>
      )}
      <RequestNotes item={item} text={texts.item} />
      {fact && (
        <DueFactMark
          fact={fact}
          current={current}
          label={isNamed ? undefined : ''}
          text={texts.status}
          format={format}
        />
      )}
    </span>
  );
}
