import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/CheckField.tsx';
import type { RedirectChoice } from '#domain/actions/redirect.ts';
import { lookUp } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { useFulfillerName, useFulfillerNameOf } from '../../useFulfillerName.ts';
import { ItemLabel } from '../writes/ItemLabel.tsx';
import { ConfigurationId } from './ConfigurationId.tsx';
import type { RedirectDraft } from './redirectDraft.ts';

interface ConfirmStepProps {
  order: Order;
  draft: RedirectDraft;
  onChange: (draft: RedirectDraft) => void;
}

function MoveRow({ item, choice }: { item: Item; choice: RedirectChoice }) {
  const from = useFulfillerName(item);
  const nameOf = useFulfillerNameOf();
  return (
    <tr>
      <td className="text-break">
        <ItemLabel item={item} />
      </td>
      <td className="text-break">{from}</td>
      <td className="text-break">
        {nameOf(choice.fulfillerId, choice.fulfillerName)}
        <ConfigurationId of={choice} />
      </td>
    </tr>
  );
}

/**
 * S4.50, step 3: the items that will be cancelled and recreated, and whether the current fulfiller must agree
 * first.
 */
export function ConfirmStep({ order, draft, onChange }: ConfirmStepProps) {
  const { t } = useTranslation('redirect');
  const tableId = useId();
  return (
    <>
      <p id={tableId}>{t('confirm.intro')}</p>
      <table className="table table-sm" aria-labelledby={tableId}>
        <thead>
          <tr>
            <th scope="col">{t('confirm.item')}</th>
            <th scope="col">{t('confirm.from')}</th>
            <th scope="col">{t('confirm.to')}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => {
            const choice = lookUp(draft.choices, item.itemId);
            return choice && <MoveRow key={item.itemId} item={item} choice={choice} />;
          })}
        </tbody>
      </table>
      <fieldset className="choices">
        <legend>{t('confirm.legend')}</legend>
        <CheckField
          label={t('confirm.wait')}
          hint={t('confirm.waitHint')}
          checked={draft.waitForFulfiller}
          onChange={(waitForFulfiller) => onChange({ ...draft, waitForFulfiller })}
        />
      </fieldset>
    </>
  );
}
