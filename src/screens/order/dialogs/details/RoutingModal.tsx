import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import type { Routing, RoutingOption } from '#domain/actions/routing.ts';
import { firstLink } from '#domain/links/links.ts';
import { canSeePrices } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadRouting } from '#store/order/itemOperations.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { useFulfillerNameOf } from '../../facts/useFulfillerName.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import type { ItemModalProps } from '../modalProps.ts';
import { ReadModal } from './ReadModal.tsx';

interface OptionRowProps {
  option: RoutingOption;
  isSelected: boolean;
  seesPrices: boolean;
}

function OptionRow({ option, isSelected, seesPrices }: OptionRowProps) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const nameOf = useFulfillerNameOf();
  const { rank, cost, expectedArrivalDate: arrival, excludedReasons } = option;
  return (
    <tr className={isSelected ? 'table-active' : undefined}>
      <td className="cell-number">{rank === null ? '' : format.number(rank)}</td>
      <th scope="row">
        {nameOf(option.fulfillerId, option.fulfillerName)}
        {isSelected && (
          <span className="fact-badge">
            <Icon name="check-circle-fill" /> {t('routing.selected')}
          </span>
        )}
      </th>
      {seesPrices && <td className="cell-number pe-4">{cost && format.money(cost)}</td>}
      <td className="text-nowrap">{format.moment(arrival)}</td>
      <td className="text-break">{excludedReasons.join('; ')}</td>
    </tr>
  );
}

function RoutingTable({ routing, seesPrices }: { routing: Routing; seesPrices: boolean }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const { createdDate, options, selectedFulfillerId } = routing;
  return (
    <>
      <p>
        {t('routing.request')} <code>{routing.routingRequestId}</code>
        {createdDate && ` · ${format.moment(createdDate)}`}
      </p>
      {options.length === 0 ? (
        <p className="mb-0">{t('routing.none')}</p>
      ) : (
        <section
          className="table-responsive"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
          tabIndex={0}
          aria-label={t('routing.title')}
        >
          <table className="table table-sm">
            <thead>
              <tr>
                <th scope="col" className="cell-number">
                  {t('routing.rank')}
                </th>
                <th scope="col">{t('fact.fulfiller')}</th>
                {seesPrices && (
                  <th scope="col" className="cell-number pe-4">
                    {t('routing.cost')}
                  </th>
                )}
                <th scope="col">{t('routing.arrival')}</th>
                <th scope="col">{t('routing.excluded')}</th>
              </tr>
            </thead>
            <tbody>
              {options.map((option, index) => (
                <OptionRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fulfiller may occur twice, and the order is fixed
                  key={index}
                  option={option}
                  isSelected={option.fulfillerId === selectedFulfillerId}
                  seesPrices={seesPrices}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function LinkedRouting({ href, seesPrices }: { href: string; seesPrices: boolean }) {
  const { t } = useTranslation('item');
  const read = useOrderReadOperation(loadRouting, { href });
  return (
    <LoadableContent read={read} loading={t('reading')} lines={6} failed={t('routing.failed')} href={href}>
      {(routing) => <RoutingTable routing={routing} seesPrices={seesPrices} />}
    </LoadableContent>
  );
}

/** S2.81: the fulfillers that routing considered, the selected one, and why some were excluded. */
export function RoutingModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  const href = firstLink(item.links, 'routingRequest')?.href;
  const seesPrices = useAppSelector((state) => canSeePrices(selectPermissions(state), item.merchantId));
  return (
    <ReadModal title={t('routing.title')} onClose={onClose} size="xl">
      {href === undefined ? (
        <p className="mb-0">{t('routing.none')}</p>
      ) : (
        <LinkedRouting href={href} seesPrices={seesPrices} />
      )}
    </ReadModal>
  );
}
