import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { startsExpanded } from '#domain/console/jsonDocument.ts';
import { hasTooManyEvents, type OrderEvent } from '#domain/event/event.ts';
import { eventDelivery } from '#domain/event/eventDelivery.ts';
import { readableFacts } from '#domain/event/eventFacts.ts';
import {
  ALL_ITEMS,
  type EventRow,
  eventActor,
  eventKeys,
  eventSearchText,
  filterEvents,
  isEventFilterActive,
  NO_EVENT_FILTER,
  parseEventFilter,
  withEventFilter,
} from '#domain/event/eventFilter.ts';
import type { Item } from '#domain/item/item.ts';
import { toggled } from '#domain/lists.ts';
import type { Order } from '#domain/order/order.ts';
import { canUpdate } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { useCanSeeRawData } from '../../openOrder.ts';
import { useUrlFilter } from '../../useUrlFilter.ts';
import { useActorNames } from '../ActorName.tsx';
import { RawJson } from '../RawJson.tsx';
import { EventFilters } from './EventFilters.tsx';
import { EventList } from './EventList.tsx';
import { EventSelectionBar } from './EventSelectionBar.tsx';
import { EventTimeline } from './EventTimeline.tsx';
import { useEventTitle } from './eventNames.ts';
import { useEventRecipientCheck, useOrderCallbackUrl } from './useEventRecipients.ts';

function useEventRows(order: Order, events: readonly OrderEvent[]): readonly EventRow[] {
  const { language } = useFormat();
  const permissions = useAppSelector(selectPermissions);
  const titleOf = useEventTitle();
  const orderUrl = useOrderCallbackUrl(order.orderId);
  const hasEventRecipient = useEventRecipientCheck(order);
  const isUnknown = hasEventRecipient('') === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles depend on the language, recipients on the order and its callback URL
  return useMemo(() => {
    const recipientByItem = new Map<string, boolean | null>();
    const hasRecipient = (itemId: string) => {
      const known = recipientByItem.get(itemId) ?? hasEventRecipient(itemId);
      recipientByItem.set(itemId, known);
      return known;
    };
    const keys = eventKeys(events);
    return events.map((event, index) => ({
      key: keys[index] ?? '',
      event,
      delivery: eventDelivery(event, hasRecipient(event.itemId)),
      actor: eventActor(event),
      haystack: eventSearchText(event, [titleOf(event)], readableFacts(event, permissions)),
    }));
  }, [events, order, orderUrl, isUnknown, language, permissions]);
}

interface EventsViewProps {
  order: Order;
  /** null for the events of the whole order. */
  item: Item | null;
  events: readonly OrderEvent[];
  raw: readonly unknown[];
}

const NONE: ReadonlySet<string> = new Set();

/** S4.43, S8.27: explains why 300 or more events have no timeline. */
function TooMany({ total }: { total: number }) {
  const { t } = useTranslation('events');
  if (!hasTooManyEvents(total)) return null;
  return (
    <Notice severity="warning" isPolite>
      {t('tooMany', { total })}
    </Notice>
  );
}

function useSelection(order: Order, item: Item | null) {
  const permissions = useAppSelector(selectPermissions);
  const hasEventRecipient = useEventRecipientCheck(order);
  // R475: the platform rejects the request if there is no recipient after all.
  const hasRecipient = (item ? [item] : [{ itemId: '' }, ...order.items]).some(
    ({ itemId }) => hasEventRecipient(itemId) !== false,
  );
  const [selected, setSelected] = useState(NONE);
  // Does not change, so that only the events that change are rendered.
  const toggle = useCallback((key: string) => setSelected((current) => toggled(current, key)), []);
  return {
    /** S5.36: resending requires the permission to update, and a callback other than the mock one. */
    isOffered: hasRecipient && canUpdate(permissions, order.merchantId),
    selected,
    select: (keys: readonly string[]) => setSelected(new Set(keys)),
    toggle,
  };
}

const URL_FORMAT = { parse: parseEventFilter, write: withEventFilter };

export function EventsView({ order, item, events, raw }: EventsViewProps) {
  const { t } = useTranslation('events');
  const rows = useEventRows(order, events);
  const nameOf = useActorNames(rows);
  const { filter, setFilter, chooseFilter } = useUrlFilter(URL_FORMAT);
  // Deferred, so that rendering the list does not delay typing.
  const applied = useDeferredValue(filter);
  const selection = useSelection(order, item);
  const seesRawData = useCanSeeRawData();
  const [marked, setMarked] = useState<string | null>(null);
  const [isResending, setIsResending] = useState(false);
  const own = item?.itemId ?? ALL_ITEMS;
  const shown = useMemo(() => filterEvents(rows, applied, own, nameOf), [rows, applied, own, nameOf]);
  const scope = useMemo(
    () => filterEvents(rows, { ...NO_EVENT_FILTER, item: applied.item }, own),
    [rows, applied.item, own],
  );
  const chosen = rows.filter((row) => selection.selected.has(row.key));
  const canResend = selection.isOffered && (shown.length > 0 || chosen.length > 0);
  return (
    <>
      <EventFilters
        order={order}
        isOfOrder={item === null}
        rows={scope}
        filter={filter}
        nameOf={nameOf}
        onType={(text) => setFilter({ ...filter, text })}
        onChoose={(part) => chooseFilter({ ...filter, ...part })}
      />
      <TooMany total={shown.length} />
      <div className="event-summary">
        <span role="status">{t('shown', { shown: shown.length, total: scope.length })}</span>
        {isEventFilterActive(filter) && (
          <Button
            variant="link"
            size="sm"
            onClick={() => chooseFilter({ ...NO_EVENT_FILTER, item: filter.item })}
          >
            {t('clear')}
          </Button>
        )}
      </div>
      {(canResend || isResending) && (
        <EventSelectionBar
          order={order}
          resend={{ isOpen: isResending, onOpenChange: setIsResending }}
          shown={shown}
          chosen={chosen}
          onSelect={selection.select}
        />
      )}
      <EventTimeline rows={shown} marked={marked} onMark={setMarked} />
      {shown.length === 0 ? (
        <EmptyState icon="search" title={t('noMatch')}>
          <p>{t('noMatchText')}</p>
        </EmptyState>
      ) : (
        <EventList
          order={order}
          rows={shown}
          showItem={(applied.item ?? own) !== item?.itemId}
          marked={marked}
          selected={selection.isOffered ? selection.selected : null}
          onToggle={selection.toggle}
        />
      )}
      {seesRawData && <RawJson title={t('raw.show')} data={raw} isOpen={startsExpanded(raw)} />}
    </>
  );
}
