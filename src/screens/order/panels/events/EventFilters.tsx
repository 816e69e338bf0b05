import './eventFilters.css';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { DELIVERY_STATES } from '#domain/event/eventDelivery.ts';
import { ALL_ITEMS, type EventFilter, type EventRow } from '#domain/event/eventFilter.ts';
import { itemLabel } from '#domain/identifiers.ts';
import { valueCounts } from '#domain/lists.ts';
import type { Order } from '#domain/order/order.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { EventTypeFilter } from './EventTypeFilter.tsx';

interface EventFiltersProps {
  order: Order;
  /** Whether the events are those of the whole order instead of one item. */
  isOfOrder: boolean;
  /** The events that determine the filter options. Only the item filter has been applied to them. */
  rows: readonly EventRow[];
  filter: EventFilter;
  nameOf: (actor: string) => string;
  onType: (text: string) => void;
  onChoose: (part: Partial<Omit<EventFilter, 'text'>>) => void;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}

function Choice({ value, options, ...field }: ChoiceProps) {
  const texts = new Map(options.map((option) => [option.value, option.text]));
  return (
    <SelectField
      {...field}
      className="event-filter"
      size="sm"
      value={value}
      // A link may name a value that does not occur here. It becomes another option, so that the select can show it.
      options={[...new Set([...texts.keys(), value])]}
      name={(option) => texts.get(option) ?? option}
    />
  );
}

function useItemOptions(order: Order, isOfOrder: boolean) {
  const { t } = useTranslation('events');
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const others = order.items.map((item) => ({
    value: item.itemId,
    text: `${item.productName} ${itemLabel(item, idFormat)}`.trim(),
  }));
  const text = t('filter.allItems');
  if (isOfOrder) return [{ value: '', text }, ...others];
  return [{ value: '', text: t('filter.thisItem') }, { value: ALL_ITEMS, text }, ...others];
}

/** The event filters, an addition to S2.83. The URL contains their values. */
export function EventFilters({
  order,
  isOfOrder,
  rows,
  filter,
  nameOf,
  onType,
  onChoose,
}: EventFiltersProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const textId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { types, item, actor, delivery } = filter;
  const active = [types.length > 0, item !== null, actor !== '', delivery !== null].filter(Boolean).length;
  const itemOptions = useItemOptions(order, isOfOrder);
  const actors = valueCounts(rows.map((row) => row.actor)).map(({ value, count }) => ({
    value,
    text: t('filter.option', { name: nameOf(value) || value, count }),
  }));
  const deliveries = DELIVERY_STATES.map((state) => ({ value: state, text: t(`filter.state.${state}`) }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not support <search>
    <div
      role="search"
      className={`event-filters ${isUnfolded ? '' : 'event-filters-folded'}`}
      aria-label={t('filter.label')}
    >
      <div className="event-filter event-filter-text">
        <label htmlFor={textId}>{t('filter.text')}</label>
        <input
          id={textId}
          type="search"
          className="form-control form-control-sm"
          placeholder={t('filter.textPlaceholder')}
          value={filter.text}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {/* On a phone, the filters would fill the window. */}
      <Button
        size="sm"
        className="event-filters-toggle"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {t('filter.label')} {active > 0 && format.number(active)}
      </Button>
      <EventTypeFilter rows={rows} types={filter.types} onChange={(types) => onChoose({ types })} />
      {order.items.length > 1 && (
        <Choice
          label={t('filter.item')}
          value={filter.item ?? ''}
          options={itemOptions}
          onChange={(item) => onChoose({ item: item || null })}
        />
      )}
      <Choice
        label={t('filter.actor')}
        value={filter.actor}
        options={[{ value: '', text: t('filter.anyActor') }, ...actors]}
        onChange={(actor) => onChoose({ actor })}
      />
      <Choice
        label={t('filter.delivery')}
        value={filter.delivery ?? ''}
        options={[{ value: '', text: t('filter.anyDelivery') }, ...deliveries]}
        onChange={(value) => onChoose({ delivery: DELIVERY_STATES.find((state) => state === value) ?? null })}
      />
    </div>
  );
}
