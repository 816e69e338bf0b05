import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item.ts';
import { type RedirectChoice, whyNotOption } from '#domain/redirect.ts';
import type { RoutingOption } from '#domain/routing.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useFulfillerNameOf } from '../useFulfillerName.ts';

interface OptionRowProps {
  item: Item;
  option: RoutingOption;
  /** The radio group it belongs to. */
  group: string;
  isChosen: boolean;
  seesPrices: boolean;
  onChoose: (choice: RedirectChoice) => void;
}

/** A fulfiller that could make the item; one that cannot be chosen says why. */
export function OptionRow({ item, option, group, isChosen, seesPrices, onChoose }: OptionRowProps) {
  const { t } = useTranslation('redirect');
  const format = useFormat();
  const nameOf = useFulfillerNameOf();
  const { fulfillerId, rank, cost, expectedArrivalDate: arrival, excludedReasons } = option;
  const fulfillmentConfigurationHref = option.fulfillmentConfigurationHref ?? '';
  const obstacle = whyNotOption(option, item);
  const id = `${group}-${fulfillerId}`;
  const name = nameOf(fulfillerId, option.fulfillerName);
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
            if (obstacle === null)
              onChoose({ fulfillmentConfigurationHref, fulfillerId, fulfillerName: name });
          }}
        />
      </td>
      <td>
        <label htmlFor={id}>{name}</label>
        {obstacle !== null && (
          <p className="option-why" id={`${id}-why`}>
            {[t(`options.${obstacle}`), ...excludedReasons].join(' · ')}
          </p>
        )}
      </td>
      <td className="cell-number">{rank === null ? t('options.notRanked') : format.number(rank)}</td>
      {seesPrices && <td className="cell-number">{cost && format.money(cost)}</td>}
      <td>{arrival && `${format.dateTime(arrival)} ${format.zone(arrival)}`}</td>
    </tr>
  );
}
