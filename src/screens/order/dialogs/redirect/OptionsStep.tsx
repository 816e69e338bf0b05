import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { Note } from '#components/notice/Notice.tsx';
import { type RedirectChoice, whyNotOption } from '#domain/actions/redirect.ts';
import type { Routing, RoutingOption } from '#domain/actions/routing.ts';
import { hasKey, lookUp } from '#domain/byKey.ts';
import { itemLabel } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import { itemNameAmong } from '#domain/item/itemName.ts';
import { firstLink } from '#domain/links/links.ts';
import { itemPromise } from '#domain/order/itemDueFact.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { canSeePrices } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { useFulfillerNameOf } from '../../facts/useFulfillerName.ts';
import { useItemSequence } from '../itemSequence.tsx';
import { ChoiceIds, ExpectedArrival } from './choiceFacts.tsx';
import { type RedirectStepProps, routingHref, useRouting, withChoice } from './redirectDraft.ts';

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
function RoutingOptionRow(props: OptionRowProps) {
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

interface ItemOptionsProps extends RedirectStepProps {
  item: Item;
}

/** Returns the number of configurations that routing offers for a fulfiller. */
function offers({ options }: Routing, fulfillerId: string): number {
  return options.filter((option) => option.fulfillerId === fulfillerId).length;
}

function OptionTable({ order, item, draft, onChange, routing }: ItemOptionsProps & { routing: Routing }) {
  const { t } = useTranslation('redirect');
  const group = useId();
  const { timezone } = useFormat();
  const seesPrices = useAppSelector((state) => canSeePrices(selectPermissions(state), item.merchantId));
  const chosen = lookUp(draft.choices, item.itemId)?.fulfillmentConfigurationHref;
  const nameOf = useFulfillerNameOf();
  const nameOfOption = (option: RoutingOption) => nameOf(option.fulfillerId, option.fulfillerName);
  const isNameShared = (option: RoutingOption) =>
    routing.options.some(
      (other) => other.fulfillerId !== option.fulfillerId && nameOfOption(other) === nameOfOption(option),
    );
  if (routing.options.length === 0) return <p>{t('options.none')}</p>;
  return (
    <div className="option-frame">
      <table className="table table-sm">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('options.columns.choice')}</span>
            </th>
            <th scope="col">{t('options.columns.fulfiller')}</th>
            <th scope="col" className="cell-number option-rank">
              {t('options.columns.rank')}
            </th>
            {seesPrices && (
              <th scope="col" className="cell-number">
                {t('options.columns.cost')}
              </th>
            )}
            <th scope="col">{t('options.columns.arrival')}</th>
          </tr>
        </thead>
        <tbody>
          {routing.options.map((option, index) => (
            <RoutingOptionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a fulfiller may occur twice, in a fixed order
              key={index}
              item={item}
              option={option}
              promise={itemPromise(item, order, timezone)}
              group={group}
              isChosen={chosen !== undefined && chosen === option.fulfillmentConfigurationHref}
              isOneOfSeveral={offers(routing, option.fulfillerId) > 1}
              isNameShared={isNameShared(option)}
              seesPrices={seesPrices}
              onChoose={(choice) => onChange(withChoice(draft, item.itemId, choice))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LinkedOptions(props: ItemOptionsProps & { href: string }) {
  const { t } = useTranslation('redirect');
  const read = useRouting(props.href);
  return (
    <LoadableContent
      read={read}
      loading={t('options.loading')}
      lines={4}
      failed={t('options.failed')}
      href={props.href}
    >
      {(routing) => <OptionTable {...props} routing={routing} />}
    </LoadableContent>
  );
}

/** S4.48, step 2: the fulfillers that routing offers for each selected item. */
export function OptionsStep({ order, draft, onChange }: RedirectStepProps) {
  const { t } = useTranslation('redirect');
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const wanted = useItemSequence()(order.items).filter((item) => hasKey(draft.choices, item.itemId));
  return wanted.map((item) => {
    const href = routingHref(item);
    const canBeNamed = firstLink(item.links, 'self') !== null;
    return (
      <fieldset key={item.itemId} className="choices">
        <legend>
          {t('options.legend', { item: itemNameAmong(item, order.items, itemLabel(item, idFormat)) })}
        </legend>
        {href === '' || !canBeNamed ? (
          <Note tone="warning">{t('options.noRouting')}</Note>
        ) : (
          <LinkedOptions order={order} item={item} draft={draft} onChange={onChange} href={href} />
        )}
      </fieldset>
    );
  });
}
