import { useTranslation } from 'react-i18next';
import { buttonClass } from '#components/Button.tsx';
import { CopyableId } from '#components/copy/CopyableId.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { useSubmitShortcut } from '#components/keyboard/useSubmitShortcut.ts';
import { orderPlacementUrl } from '#domain/console/externalPages.ts';
import { itemIdInFormat } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import { itemName } from '#domain/item/itemName.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useNameWithQuantity } from '../../facts/useNameWithQuantity.ts';
import { useItemSequence } from '../itemSequence.tsx';

interface PlacementProps {
  orderId: string;
  /** The items to reorder if they are only a part of the order; otherwise null. */
  keep: readonly Item[] | null;
}

/** R117: the link contains only the order ID, so the user has to remove the other items. */
function ItemsToKeep({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation(['reorder', 'item']);
  const countedName = useNameWithQuantity();
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const inSequence = useItemSequence();
  return (
    <>
      <p className="mb-0">{t('mode.keepOnly')}</p>
      <ul className="plan-items">
        {inSequence(items).map((item) => (
          <li key={item.itemId} className="text-break">
            <bdi>{countedName(item.quantity, itemName(item))}</bdi>{' '}
            <CopyableId id={itemIdInFormat(item, idFormat) ?? item.itemId} idKind={t('item:fact.itemId')} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** S4.58: a link to the site on which the user makes the changes. R167: it is the dialog's main action. */
export function PlacementLink({ orderId, keep }: PlacementProps) {
  const { t } = useTranslation('reorder');
  const placement = useAppSelector((state) => state.configuration.pages.orderPlacement);
  const link = useSubmitShortcut<HTMLAnchorElement>();
  if (!placement) return <p>{t('mode.noPlacement')}</p>;
  return (
    <>
      {keep && <ItemsToKeep items={keep} />}
      <p>
        <ExternalLink
          ref={link}
          href={orderPlacementUrl(placement, orderId)}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('mode.openPlacement')}
        </ExternalLink>
      </p>
    </>
  );
}
