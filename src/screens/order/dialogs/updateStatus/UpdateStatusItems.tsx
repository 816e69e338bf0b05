import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/form/CheckField.tsx';
import { StatusLabel } from '#components/status/StatusLabel.tsx';
import { type FieldProblem, type StatusUpdateDraft, sendsQuantity } from '#domain/actions/statusUpdate.ts';
import {
  defaultQuantity,
  isRequestUncertain,
  type NotificationsOf,
  quantityLimits,
  whyNotUpdateItem,
} from '#domain/actions/updateItems.ts';
import { type ByKey, byKey, hasKey, lookUp, withEntry, withoutKey } from '#domain/byKey.ts';
import type { Failure } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import { itemName } from '#domain/item/itemName.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { itemTone } from '#domain/item/statusTone.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { ItemLabel } from '../../facts/ItemLabel.tsx';
import { useFulfillerName } from '../../facts/useFulfillerName.ts';
import { useItemSequence } from '../itemSequence.tsx';
import { SelectButtons } from '../SelectButtons.tsx';
import { useRefusedFields } from '../writes/useRefusedFields.ts';

interface ItemsProps {
  items: readonly Item[];
  notificationsOf: NotificationsOf;
  /** Also contains selected items that the type does not apply to (R537). */
  draft: StatusUpdateDraft;
  /**
   * Returns the problem of `quantity:<item id>`, if any, after the first attempt to submit; otherwise null.
   */
  problemOf: (field: string) => FieldProblem | null;
  /** The failures of items whose quantity the platform has refused, by item ID. */
  quantityFailures: ByKey<Failure>;
  onChange: (part: Partial<StatusUpdateDraft>) => void;
}

interface QuantityProps {
  item: Item;
  value: string;
  /** The largest quantity of the update; null if it is unknown. */
  most: number | null;
  problem: FieldProblem | null;
  /** The platform's problem with the quantity. */
  refused: string | null;
  onChange: (text: string) => void;
}

/**
 * S5.39, R158: a quantity must be a whole number that is not more than the quantity shown beside the field.
 */
function Quantity({ item, value, most, problem, refused, onChange }: QuantityProps) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const id = useId();
  const total = most === null ? '' : format.number(most);
  const problemText = problem ? t(`updateStatus.problem.${problem}`, { most: total }) : refused;
  const describedBy = [problemText && `${id}-problem`, total && `${id}-total`].filter(Boolean).join(' ');
  return (
    <div className="update-quantity">
      <label htmlFor={id} className="small">
        {t('updateStatus.quantity')} <span className="visually-hidden">{itemName(item)}</span>
      </label>
      <div className="d-flex gap-2 align-items-center text-nowrap">
        <input
          id={id}
          inputMode="numeric"
          className={`form-control form-control-sm ${problemText ? 'is-invalid' : ''}`}
          value={value}
          aria-invalid={problemText !== null}
          aria-describedby={describedBy || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        {total && <span id={`${id}-total`}>{t('updateStatus.of', { total })}</span>}
      </div>
      {problemText && (
        <div id={`${id}-problem`} className="invalid-feedback d-block">
          {problemText}
        </div>
      )}
    </div>
  );
}

interface RowProps extends Omit<ItemsProps, 'items'> {
  item: Item;
}

function Row({ item, notificationsOf, draft, problemOf, quantityFailures, onChange }: RowProps) {
  const fulfiller = useFulfillerName(item);
  const { type, quantities } = draft;
  const { itemId } = item;
  const reason = whyNotUpdateItem(item, type, notificationsOf);
  const quantity = reason === null ? lookUp(quantities, itemId) : undefined;
  const failure = lookUp(quantityFailures, itemId);
  const refusedField = useRefusedFields(failure ? [failure] : [], { quantity });
  const { t } = useTranslation('actions');
  const isUncertain = isRequestUncertain(item, type, notificationsOf);
  const handleSelectedChange = (isSelected: boolean) => {
    const others = withoutKey(quantities, itemId);
    onChange({ quantities: isSelected ? withEntry(others, itemId, defaultQuantity(item, type)) : others });
  };
  return (
    <li className="update-item">
      <CheckField
        label={<ItemLabel item={item} />}
        hint={
          <>
            <StatusLabel status={itemStatus(item)} tone={itemTone(item, Date.now())} /> {fulfiller}
            {reason && <> · {t(`updateStatus.whyNot.${reason}`)}</>}
            {isUncertain && <> · {t('updateStatus.requestUncertain')}</>}
          </>
        }
        checked={quantity !== undefined}
        isDisabled={reason !== null}
        onChange={handleSelectedChange}
      />
      {quantity !== undefined && type !== null && sendsQuantity(type) && (
        <Quantity
          item={item}
          value={quantity}
          most={quantityLimits(item, type).most}
          problem={problemOf(`quantity:${itemId}`)}
          refused={refusedField('quantity')}
          onChange={(text) => onChange({ quantities: withEntry(quantities, itemId, text) })}
        />
      )}
    </li>
  );
}

/** The maximum number of items that cannot take the update and are listed without a click. */
const LISTED = 3;

/**
 * The items whose status the user can report (S6.15), sorted as in the item list. R161: items that cannot
 * take the update are in a collapsible list at the end.
 */
export function UpdateStatusItems({ items, ...ofRow }: ItemsProps) {
  const { notificationsOf, draft, onChange } = ofRow;
  const { t } = useTranslation('actions');
  const inSequence = useItemSequence();
  const open = items.filter((item) => whyNotUpdateItem(item, draft.type, notificationsOf) === null);
  const others = items.filter((item) => !open.includes(item));
  // "Select all" leaves out items without a known request, unless no request is known.
  const likely = open.filter((item) => !isRequestUncertain(item, draft.type, notificationsOf));
  const offered = likely.length > 0 ? likely : open;
  const handleAll = () => {
    const all = offered.map((item) => [item.itemId, defaultQuantity(item, draft.type)] as const);
    onChange({ quantities: { ...byKey(all), ...draft.quantities } });
  };
  const listOf = (listed: readonly Item[]) => (
    <ul className="update-items list-unstyled mb-0">
      {inSequence(listed).map((item) => (
        <Row key={item.itemId} item={item} {...ofRow} />
      ))}
    </ul>
  );
  return (
    <fieldset className="mb-3">
      <legend className="dialog-legend">
        {open.length > 1
          ? t('updateStatus.selected', {
              selected: open.filter(({ itemId }) => hasKey(draft.quantities, itemId)).length,
              total: open.length,
            })
          : t('updateStatus.items')}
      </legend>
      {offered.length > 1 && (
        <SelectButtons total={offered.length} onAll={handleAll} onNone={() => onChange({ quantities: {} })} />
      )}
      {open.length > 0 && listOf(open)}
      {others.length > 0 && (
        <details key={draft.type} open={others.length <= LISTED}>
          <summary>
            {t(draft.type ? 'updateStatus.leftOut' : 'updateStatus.unselectable', { count: others.length })}
          </summary>
          {listOf(others)}
        </details>
      )}
    </fieldset>
  );
}
