import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Deferred } from '#components/loading/Deferred.tsx';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import { useStatusTypeName } from '#components/status/useStatusName.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import {
  filterItems,
  ITEM_FILTER_FIELDS,
  type ItemFilter,
  isItemFilterActive,
  itemFilterChoices,
  NO_FULFILLER,
  NO_ITEM_FILTER,
  parseItemFilter,
  withItemFilter,
} from '#domain/item/itemFilter.ts';
import { type Fulfiller, publicFulfillerId } from '#domain/order/merchant.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { selectFulfillers } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useFulfillerNameOf } from '../../facts/useFulfillerName.ts';
import { useUrlFilter } from '../../useUrlFilter.ts';
import { useTimesNamed } from '../itemInUrl.ts';

const NONE_KNOWN: readonly Fulfiller[] = [];
const URL_FORMAT = { parse: parseItemFilter, write: withItemFilter };

/**
 * S2.76: returns the filter and the items that match it. If a link names an item that the filter hides, the
 * filter is cleared (S2.77). A filter that the user enters afterwards can hide that item again.
 */
export function useItemFilter(items: readonly Item[], itemId: string | null) {
  const { filter, setFilter } = useUrlFilter(URL_FORMAT);
  // Deferred, so that rendering the rows does not delay typing.
  const applied = useDeferredValue(filter);
  const known = useAppSelector(selectFulfillers) ?? NONE_KNOWN;
  const found = useMemo(() => filterItems(items, applied, known), [items, applied, known]);
  const timesNamed = useTimesNamed(itemId);
  const [timesShown, setTimesShown] = useState(timesNamed);
  const isNamed = (item: Item) => item.itemId === itemId;
  if (timesNamed !== timesShown) {
    setTimesShown(timesNamed);
    if (items.some(isNamed) && !found.some(isNamed)) setFilter(NO_ITEM_FILTER);
  }
  return { filter, setFilter, found };
}

const loadDrawer = async () => (await import('./ItemFilterDrawer.tsx')).ItemFilterDrawer;

interface FilterProps {
  items: readonly Item[];
  filter: ItemFilter;
  onChange: (filter: ItemFilter) => void;
}

interface FilterSelectProps {
  label: string;
  /** Names the option that does not filter. */
  any: string;
  /** '' for no filter. */
  value: string;
  choices: readonly { value: string; name: string; count: number }[];
  onChange: (value: string) => void;
}

function FilterSelect({ label, any, value, choices, onChange }: FilterSelectProps) {
  const { t } = useTranslation('order');
  const isOffered = useHasBeen(choices.length > 1 || value !== '');
  if (!isOffered) return null;
  return (
    <select
      className="form-select form-select-sm"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {t('filter.choice', { name: choice.name, count: choice.count })}
        </option>
      ))}
    </select>
  );
}

/**
 * R71: filters the items by product, ID, status and fulfiller. A drawer has fields for ID patterns (S2.76).
 */
export const ItemFilterBar = memo(function ItemFilterBar(props: FilterProps & { found: number }) {
  const { items, found, filter, onChange } = props;
  const { t } = useTranslation(['order', 'item']);
  const typeName = useStatusTypeName();
  const nameOf = useFulfillerNameOf();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => setIsOpen(false);
  const opener = useRef<HTMLButtonElement>(null);
  const handleClear = () => {
    onChange(NO_ITEM_FILTER);
    // The clicked button disappears. A text field would open the keyboard of a phone.
    opener.current?.focus({ preventScroll: true });
  };
  const isActive = isItemFilterActive(filter);
  const { status, fulfiller } = filter;
  const known = useAppSelector(selectFulfillers) ?? NONE_KNOWN;
  const { statuses, fulfillers } = useMemo(
    () => itemFilterChoices(items, status, fulfiller, known),
    [items, status, fulfiller, known],
  );
  const fulfillerName = (id: string) => {
    const item = items.find((one) => itemFulfillerId(one) === id);
    return id === NO_FULFILLER ? t('noFulfiller') : nameOf(id, item?.fulfillerName ?? '');
  };
  // R586: on paper, the texts replace the field and those of the drawer.
  const texts = [
    filter.text && format.labelled(t('filter.text'), filter.text),
    ...ITEM_FILTER_FIELDS.map(
      (field) => filter[field] && format.labelled(t(`item:fact.${field}`), filter[field]),
    ),
  ].filter(Boolean);
  return (
    <div className="item-filter-bar" data-text={texts.length > 0 ? texts.join(' · ') : undefined}>
      <input
        type="search"
        className="form-control form-control-sm"
        aria-label={t('filter.text')}
        placeholder={t('filter.text')}
        value={filter.text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <FilterSelect
        label={t('filter.status')}
        any={t('filter.anyStatus')}
        value={status ?? ''}
        choices={statuses.map(({ type, count }) => ({ value: type, name: typeName(type), count }))}
        onChange={(chosen) =>
          onChange({ ...filter, status: statuses.find(({ type }) => type === chosen)?.type ?? null })
        }
      />
      <FilterSelect
        label={t('filter.fulfiller')}
        any={t('filter.anyFulfiller')}
        value={publicFulfillerId(fulfiller, known)}
        choices={fulfillers.map(({ id, count }) => ({ value: id, name: fulfillerName(id), count }))}
        onChange={(chosen) => onChange({ ...filter, fulfiller: chosen })}
      />
      <Button ref={opener} size="sm" onClick={() => setIsOpen(true)}>
        <Icon name="funnel" /> {t('filter.open')}
      </Button>
      {/* R452: also while it has no text. */}
      <span role="status">{isActive && t('items.filtered', { count: found, total: items.length })}</span>
      {isActive && (
        <Button variant="link" size="sm" onClick={handleClear}>
          {t('filter.clear')}
        </Button>
      )}
      {isOpen && (
        <Deferred
          load={loadDrawer}
          props={{ items, found, filter, onChange, onClose: handleClose }}
          title={t('filter.title')}
          onClose={handleClose}
        />
      )}
    </div>
  );
});
