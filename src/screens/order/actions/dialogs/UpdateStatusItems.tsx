import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item.ts';
import type { FieldProblem } from '#domain/statusUpdate.ts';

interface ItemsProps {
  items: readonly Item[];
  quantities: Readonly<Record<string, string>>;
  problemOf: (itemId: string) => FieldProblem | null;
  onChange: (quantities: Readonly<Record<string, string>>) => void;
}

interface RowProps {
  item: Item;
  quantity: string | undefined;
  problem: FieldProblem | null;
  onTick: (isTicked: boolean) => void;
  onQuantity: (text: string) => void;
}

function Row({ item, quantity, problem, onTick, onQuantity }: RowProps) {
  const { t } = useTranslation('actions');
  const id = useId();
  const name = item.productName || item.itemId;
  return (
    <li className="update-item">
      <label className="form-check text-break">
        <input
          type="checkbox"
          className="form-check-input"
          checked={quantity !== undefined}
          onChange={({ target }) => onTick(target.checked)}
        />{' '}
        {name} <code>{item.shortItemId}</code>
      </label>
      {quantity !== undefined && (
        <div>
          <label htmlFor={id} className="visually-hidden">
            {t('updateStatus.quantityOf', { name })}
          </label>
          <input
            id={id}
            inputMode="numeric"
            className={`form-control form-control-sm update-quantity ${problem ? 'is-invalid' : ''}`}
            value={quantity}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ target }) => onQuantity(target.value)}
          />
          {problem && (
            <div id={`${id}-problem`} className="invalid-feedback">
              {t(`updateStatus.problem.${problem}`)}
            </div>
          )}
        </div>
      )}
    </li>
  );
}

/** S5.39: the items the person may report on, each with the quantity it is about. */
export function UpdateStatusItems({ items, quantities, problemOf, onChange }: ItemsProps) {
  const { t } = useTranslation('actions');
  const without = (itemId: string) =>
    Object.fromEntries(Object.entries(quantities).filter(([other]) => other !== itemId));
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">{t('updateStatus.items')}</legend>
      <ul className="list-unstyled mb-0">
        {items.map((item) => (
          <Row
            key={item.itemId}
            item={item}
            quantity={quantities[item.itemId]}
            problem={problemOf(item.itemId)}
            onTick={(isTicked) =>
              onChange(
                isTicked ? { ...quantities, [item.itemId]: String(item.quantity) } : without(item.itemId),
              )
            }
            onQuantity={(text) => onChange({ ...quantities, [item.itemId]: text })}
          />
        ))}
      </ul>
    </fieldset>
  );
}
