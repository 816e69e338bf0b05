import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/CheckField.tsx';
import type { Item } from '#domain/item.ts';
import { useCountedName } from '../useCountedName.ts';
import { useFulfillerName, useFulfillerNameOf } from '../useFulfillerName.ts';
import type { RedirectDraft } from './redirectDraft.ts';

interface ConfirmStepProps {
  items: readonly Item[];
  draft: RedirectDraft;
  onChange: (draft: RedirectDraft) => void;
}

function MoveRow({ item, to }: { item: Item; to: string }) {
  const countedName = useCountedName();
  const from = useFulfillerName(item);
  return (
    <tr>
      <td className="text-break">{countedName(item.quantity, item.productName || item.itemId)}</td>
      <td className="text-break">{from}</td>
      <td className="text-break">{to}</td>
    </tr>
  );
}

/** S4.50, step 3: what is cancelled and created anew, and whether the present fulfiller has to agree first. */
export function ConfirmStep({ items, draft, onChange }: ConfirmStepProps) {
  const { t } = useTranslation('redirect');
  const nameOf = useFulfillerNameOf();
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
          {items.map((item) => {
            const choice = draft.choices[item.itemId];
            if (!choice) return null;
            const to = nameOf(choice.fulfillerId, choice.fulfillerName);
            return <MoveRow key={item.itemId} item={item} to={to} />;
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
