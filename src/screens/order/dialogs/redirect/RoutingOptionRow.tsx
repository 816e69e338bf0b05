import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type RedirectChoice, whyNotOption } from '#domain/actions/redirect.ts';
import type { RoutingOption } from '#domain/actions/routing.ts';
import type { Item } from '#domain/item/item.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useFulfillerNameOf } from '../../facts/useFulfillerName.ts';
import { ChoiceIds } from './ChoiceIds.tsx';
import { ExpectedArrival } from './ExpectedArrival.tsx';

interface OptionRowProps {
  item: Item;
  option: RoutingOption;
  promise: ArrivalPromise;
  /** The name of the radio group. */
  group: string;
  isChosen: boolean;
  /** Whether routing offers several configurations of this fulfiller. */
  isOneOfSeveral: boolean;
  /** Whether another offered fulfiller has the same name. */
  isNameShared: boolean;
  seesPrices: boolean;
  onChoose: (choice: RedirectChoice) => void;
}

/** A fulfiller for the item. If the user cannot select it, the row shows the reason. */
export function RoutingOptionRow(props: OptionRowProps) {
  const { item, option, promise, group, isChosen, seesPrices, onChoose } = props;
  const { isOneOfSeveral, isNameShared } = props;
  const { t } = useTranslation('redirect');
  const format = useFormat();
  const nameOf = useFulfillerNameOf();
  const { fulfillerId, rank, cost, expectedArrivalDate, excludedReasons } = option;
  const fulfillmentConfigurationHref = option.fulfillmentConfigurationHref ?? '';
  const name = nameOf(fulfillerId, option.fulfillerName);
  const known = { fulfillmentConfigurationHref, fulfillerId, fulfillerName: name };
  const choice = { ...known, isOneOfSeveral, isNameShared, cost, expectedArrivalDate };
  const obstacle = whyNotOption(option, item);
  const id = useId();
  return (
    <tr className={isChosen ? 'table-active' : undefined}>
      <td>
        <input
          type="radio"
          className="form-check-input"
          id={id}
          name={group}
          checked={isChosen}
          aria-disabled={obstacle !== null}
          aria-describedby={obstacle === null ? undefined : `${id}-why`}
          onChange={() => {
            if (obstacle === null) onChoose(choice);
          }}
        />
      </td>
      <td>
        <label htmlFor={id}>
          {name}
          <ChoiceIds of={choice} />
        </label>
        {obstacle !== null && (
          <p className="option-why" id={`${id}-why`}>
            {[t(`options.${obstacle}`), ...excludedReasons].join(' · ')}
          </p>
        )}
      </td>
      <td className="cell-number option-rank">
        {rank === null ? t('options.notRanked') : format.number(rank)}
      </td>
      {seesPrices && <td className="cell-number">{cost && format.money(cost)}</td>}
      <td>
        <ExpectedArrival arrival={expectedArrivalDate} promise={promise} />
      </td>
    </tr>
  );
}
