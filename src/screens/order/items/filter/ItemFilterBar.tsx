import { memo, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Deferred } from '#components/loading/Deferred.tsx';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import { useStatusTypeName } from '#components/status/useStatusName.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import {
  type ItemFilter,
  isItemFilterActive,
  itemFilterChoices,
  NO_FULFILLER,
  NO_ITEM_FILTER,
} from '#domain/item/itemFilter.ts';
import { useFulfillerNameOf } from '../../facts/useFulfillerName.ts';

const loadDrawer = async () => (await import('./ItemFilterDrawer.tsx')).ItemFilterDrawer;

interface FilterProps {
  items: readonly Item[];
  filter: ItemFilter;
  onChange: (filter: ItemFilter) => void;
}

type Choices = ReturnType<typeof itemFilterChoices>;

function StatusSelect({
  statuses,
  filter,
  onChange,
}: Omit<FilterProps, 'items'> & Pick<Choices, 'statuses'>) {
  const { t } = useTranslation('order');
  const typeName = useStatusTypeName();
  const isOffered = useHasBeen(statuses.length > 1 || filter.status !== null);
  if (!isOffered) return null;
  return (
    <select
      className="form-select form-select-sm"
      aria-label={t('filter.status')}
      value={filter.status ?? ''}
      onChange={({ target }) => {
        const chosen = statuses.find(({ type }) => type === target.value);
        onChange({ ...filter, status: chosen?.type ?? null });
      }}
    >
      <option value="">{t('filter.anyStatus')}</option>
      {statuses.map(({ type, count }) => (
        <option key={type} value={type}>
          {t('filter.choice', { name: typeName(type), count })}
        </option>
      ))}
    </select>
  );
}

function FulfillerSelect({ items, fulfillers, filter, onChange }: FilterProps & Pick<Choices, 'fulfillers'>) {
  const { t } = useTranslation(['order', 'item']);
  const nameOf = useFulfillerNameOf();
  const isOffered = useHasBeen(fulfillers.length > 1 || filter.fulfiller !== '');
  if (!isOffered) return null;
  const saidOf = (id: string) => items.find((item) => itemFulfillerId(item) === id)?.fulfillerName ?? '';
  return (
    <select
      className="form-select form-select-sm"
      aria-label={t('filter.fulfiller')}
      value={filter.fulfiller}
      onChange={({ target }) => onChange({ ...filter, fulfiller: target.value })}
    >
      <option value="">{t('filter.anyFulfiller')}</option>
      {fulfillers.map(({ id, count }) => (
        <option key={id} value={id}>
          {t('filter.choice', {
            name: id === NO_FULFILLER ? t('item:noFulfiller') : nameOf(id, saidOf(id)),
            count,
          })}
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
  const { t } = useTranslation('order');
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
  const { statuses, fulfillers } = useMemo(
    () => itemFilterChoices(items, status, fulfiller),
    [items, status, fulfiller],
  );
  return (
    <div className="item-filter-bar">
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
      <StatusSelect statuses={statuses} filter={filter} onChange={onChange} />
      <FulfillerSelect items={items} fulfillers={fulfillers} filter={filter} onChange={onChange} />
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
