import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { StatusLabel } from '#components/StatusLabel.tsx';
import { type FieldProblem, type StatusUpdateDraft, sendsQuantity } from '#domain/actions/statusUpdate.ts';
import { defaultQuantity, whyNotUpdateItem } from '#domain/actions/updateItems.ts';
import { byKey, lookUp, withEntry, withoutKey } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { itemName } from '#domain/item/itemName.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { itemTone } from '#domain/order/orderStatus.ts';
import { useFulfillerName } from '../../useFulfillerName.ts';
import { ItemLabel } from './ItemLabel.tsx';

interface ItemsProps {
  items: readonly Item[];
  draft: StatusUpdateDraft;
  /**
   * Returns the problem of `quantity:<item id>`, if any, after the first attempt to submit; otherwise null.
   */
  problemOf: (field: string) => FieldProblem | null;
  onChange: (part: Partial<StatusUpdateDraft>) => void;
}

interface QuantityProps {
  item: Item;
  value: string;
  problem: FieldProblem | null;
  onChange: (text: string) => void;
}

/** S5.39: a quantity must be a whole number of zero or more. */
function Quantity({ item, value, problem, onChange }: QuantityProps) {
  const { t } = useTranslation('actions');
  const id = useId();
  return (
    <div className="update-quantity">
      <label htmlFor={id} className="small">
        {t('updateStatus.quantity')} <span className="visually-hidden">{itemName(item)}</span>
      </label>
      <input
        id={id}
        inputMode="numeric"
        className={`form-control form-control-sm ${problem ? 'is-invalid' : ''}`}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && (
        <div id={`${id}-problem`} className="invalid-feedback">
          {t(`updateStatus.problem.${problem}`)}
        </div>
      )}
    </div>
  );
}

interface RowProps extends Omit<ItemsProps, 'items'> {
  item: Item;
}

function Row({ item, draft, problemOf, onChange }: RowProps) {
  const detailId = useId();
  const fulfiller = useFulfillerName(item);
  const { type, quantities } = draft;
  const { itemId } = item;
  const quantity = lookUp(quantities, itemId);
  const { t } = useTranslation('actions');
  const reason = whyNotUpdateItem(item, type);
  const handleSelectedChange = (isSelected: boolean) => {
    if (reason !== null) return;
    const others = withoutKey(quantities, itemId);
    onChange({ quantities: isSelected ? withEntry(others, itemId, defaultQuantity(item, type)) : others });
  };
  return (
    <li className="update-item">
      <div className="form-check">
        <label className="form-check-label text-break">
          <input
            type="checkbox"
            className="form-check-input"
            aria-describedby={detailId}
            aria-disabled={reason !== null}
            checked={quantity !== undefined}
            onChange={({ target }) => handleSelectedChange(target.checked)}
          />{' '}
          <ItemLabel item={item} />
        </label>
        <div id={detailId} className="small text-body-secondary text-break">
          <StatusLabel status={itemStatus(item)} tone={itemTone(item, Date.now())} /> {fulfiller}
          {reason && <> · {t(`updateStatus.whyNot.${reason}`)}</>}
        </div>
      </div>
      {quantity !== undefined && type !== null && sendsQuantity(type) && (
        <Quantity
          item={item}
          value={quantity}
          problem={problemOf(`quantity:${itemId}`)}
          onChange={(text) => onChange({ quantities: withEntry(quantities, itemId, text) })}
        />
      )}
    </li>
  );
}

/** The items whose status the user can report (S6.15). */
export function UpdateStatusItems({ items, draft, problemOf, onChange }: ItemsProps) {
  const { t } = useTranslation('actions');
  const open = items.filter((item) => whyNotUpdateItem(item, draft.type) === null);
  const isWhole = open.every((item) => lookUp(draft.quantities, item.itemId) !== undefined);
  const handleAll = () => {
    const all = open.map((item) => [item.itemId, defaultQuantity(item, draft.type)] as const);
    onChange({ quantities: { ...byKey(all), ...draft.quantities } });
  };
  return (
    <fieldset className="mb-3">
      <legend className="dialog-legend">{t('updateStatus.items')}</legend>
      {items.length > 1 && !isWhole && (
        <Button variant="inline" className="mb-1" onClick={handleAll}>
          {t('updateStatus.all', { total: open.length })}
        </Button>
      )}
      <ul className="update-items">
        {items.map((item) => (
          <Row key={item.itemId} item={item} draft={draft} problemOf={problemOf} onChange={onChange} />
        ))}
      </ul>
    </fieldset>
  );
}
