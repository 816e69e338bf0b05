import '#components/stackedTable.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/form/CheckField.tsx';
import { Note } from '#components/notice/Notice.tsx';
import { TableHead } from '#components/TableHead.tsx';
import { type RedirectChoice, shippedItems } from '#domain/actions/redirect.ts';
import { lookUp } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { itemPromise } from '#domain/order/itemDueFact.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { canSeePrices } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { ItemLabel } from '../../facts/ItemLabel.tsx';
import { useFulfillerName, useFulfillerNameOf } from '../../facts/useFulfillerName.ts';
import { useItemSequence } from '../itemSequence.tsx';
import { CancellationWarning, ChoiceIds, ExpectedArrival } from './choiceFacts.tsx';
import { type RedirectStepProps, routingHref, useRoutingToConfirm } from './redirectDraft.ts';

interface MoveProps {
  item: Item;
  choice: RedirectChoice;
  promise: ArrivalPromise;
  seesPrices: boolean;
}

function MoveRow({ item, choice, promise, seesPrices }: MoveProps) {
  const { t } = useTranslation('redirect');
  const format = useFormat();
  const from = useFulfillerName(item);
  const nameOf = useFulfillerNameOf();
  useRoutingToConfirm(routingHref(item));
  return (
    <tr>
      <td className="text-break">
        <ItemLabel item={item} /> <CancellationWarning item={item} />
      </td>
      <td className="text-break" data-label={t('confirm.from')}>
        {from}
      </td>
      <td className="text-break" data-label={t('confirm.to')}>
        {nameOf(choice.fulfillerId, choice.fulfillerName)}
        <ChoiceIds of={choice} />
      </td>
      {seesPrices && (
        <td className="cell-number" data-label={t('options.columns.cost')}>
          {choice.cost && format.money(choice.cost)}
        </td>
      )}
      <td data-label={t('options.columns.arrival')}>
        <ExpectedArrival arrival={choice.expectedArrivalDate ?? null} promise={promise} />
      </td>
    </tr>
  );
}

/** S4.50, step 3: the items to redirect, and whether the current fulfiller must agree first. */
export function ConfirmStep({ order, draft, onChange }: RedirectStepProps) {
  const { t } = useTranslation('redirect');
  const tableId = useId();
  const { timezone } = useFormat();
  const inSequence = useItemSequence();
  const permissions = useAppSelector(selectPermissions);
  const seesPrices = order.items.every((item) => canSeePrices(permissions, item.merchantId));
  const shipped = shippedItems(order.items.filter((item) => lookUp(draft.choices, item.itemId))).length;
  return (
    <>
      <p id={tableId}>{t('confirm.intro')}</p>
      <div className="option-frame">
        <table className="table table-sm stacked-table" aria-labelledby={tableId}>
          <TableHead
            columns={[
              t('confirm.item'),
              t('confirm.from'),
              t('confirm.to'),
              seesPrices && { number: t('options.columns.cost') },
              t('options.columns.arrival'),
            ]}
          />
          <tbody>
            {inSequence(order.items).map((item) => {
              const choice = lookUp(draft.choices, item.itemId);
              const promise = itemPromise(item, order, timezone);
              return (
                choice && (
                  <MoveRow
                    key={item.itemId}
                    item={item}
                    choice={choice}
                    promise={promise}
                    seesPrices={seesPrices}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </div>
      {shipped > 0 && <Note tone="warning">{t('confirm.shipped', { count: shipped })}</Note>}
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
