import { useId } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/TextField.tsx';
import type { Item } from '#domain/item/item.ts';
import {
  hasFilterFieldValues,
  ITEM_FILTER_FIELDS,
  type ItemFilter,
  type ItemFilterField,
  NO_ITEM_FILTER,
} from '#domain/item/itemFilter.ts';

interface ItemFilterDrawerProps {
  items: readonly Item[];
  /** The number of items that match the filter. */
  found: number;
  filter: ItemFilter;
  onChange: (filter: ItemFilter) => void;
  onClose: () => void;
}

interface PatternFieldProps {
  field: ItemFilterField;
  value: string;
  hasNoValues: boolean;
  onChange: (value: string) => void;
}

function PatternField({ field, value, hasNoValues, onChange }: PatternFieldProps) {
  const { t } = useTranslation(['order', 'item']);
  return (
    <TextField
      label={t(`item:fact.${field}`)}
      hint={hasNoValues ? t('filter.noValues') : null}
      className="mb-3"
      value={value}
      spellCheck={false}
      onChange={onChange}
    />
  );
}

/** S2.76: filters the items by patterns of four of their IDs. The list is updated while the user types. */
export function ItemFilterDrawer({ items, found, filter, onChange, onClose }: ItemFilterDrawerProps) {
  const { t } = useTranslation(['order', 'shell']);
  const titleId = useId();
  return (
    <Offcanvas show onHide={onClose} placement="end" aria-labelledby={titleId}>
      <Offcanvas.Header>
        <Offcanvas.Title as="h2" className="h5" id={titleId}>
          {t('filter.title')}
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>
        <p>{t('filter.hint')}</p>
        {ITEM_FILTER_FIELDS.map((field) => (
          <PatternField
            key={field}
            field={field}
            value={filter[field]}
            hasNoValues={!hasFilterFieldValues(items, field)}
            onChange={(value) => onChange({ ...filter, [field]: value })}
          />
        ))}
        <p role="status">{t('items.filtered', { count: found, total: items.length })}</p>
        <div className="d-flex gap-2">
          <Button variant="primary" onClick={onClose}>
            {t('shell:close')}
          </Button>
          <Button onClick={() => onChange(NO_ITEM_FILTER)}>{t('filter.clear')}</Button>
        </div>
      </Offcanvas.Body>
    </Offcanvas>
  );
}
