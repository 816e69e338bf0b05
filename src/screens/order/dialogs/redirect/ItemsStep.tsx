import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/form/CheckField.tsx';
import { StatusLabel } from '#components/status/StatusLabel.tsx';
import { hasKey } from '#domain/byKey.ts';
import { itemLabel } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import { distinctItemName } from '#domain/item/itemName.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { itemTone } from '#domain/item/statusTone.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useNameBesideId } from '../../facts/ItemLabel.tsx';
import { useFulfillerName } from '../../facts/useFulfillerName.ts';
import { useItemSequence } from '../itemSequence.tsx';
import { CancellationWarning } from './choiceFacts.tsx';
import { type RedirectStepProps, withItemSelected } from './redirectDraft.ts';

function ItemChoice({ order, item, draft, onChange }: RedirectStepProps & { item: Item }) {
  const { t } = useTranslation('redirect');
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const fulfiller = useFulfillerName(item);
  const product = useNameBesideId()(item);
  const id = itemLabel(item, idFormat);
  const name = distinctItemName(product, item, order.items, id);
  const facts = [
    name === product && id,
    item.quantity > 0 && t('items.quantity', { quantity: item.quantity }),
    fulfiller !== '' && t('items.current', { fulfiller }),
  ];
  return (
    <CheckField
      label={name}
      hint={
        <>
          {facts.filter(Boolean).join(' · ')}{' '}
          <StatusLabel status={itemStatus(item)} tone={itemTone(item, Date.now())} />{' '}
          <CancellationWarning item={item} />
        </>
      }
      checked={hasKey(draft.choices, item.itemId)}
      onChange={(isWanted) => onChange(withItemSelected(draft, item.itemId, isWanted))}
    />
  );
}

/** S4.48, step 1: the user selects the items to redirect, each shown with its status (R201). */
export function ItemsStep({ order, draft, onChange }: RedirectStepProps) {
  const { items } = order;
  const { t } = useTranslation('redirect');
  const inSequence = useItemSequence();
  const isWhole = items.every((item) => hasKey(draft.choices, item.itemId));
  const handleAll = (isWanted: boolean) =>
    onChange(items.reduce((next, item) => withItemSelected(next, item.itemId, isWanted), draft));
  return (
    <fieldset className="choices">
      <legend>{t('items.intro')}</legend>
      {items.length > 1 && <CheckField label={t('items.all')} checked={isWhole} onChange={handleAll} />}
      {inSequence(items).map((item) => (
        <ItemChoice key={item.itemId} order={order} item={item} draft={draft} onChange={onChange} />
      ))}
    </fieldset>
  );
}
