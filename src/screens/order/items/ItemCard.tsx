import './itemCard.css';
import { memo, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { DueFactText } from '#components/status/DueFactText.tsx';
import { useNow } from '#components/time/useNow.ts';
import type { Item } from '#domain/item/item.ts';
import { distinctItemName } from '#domain/item/itemName.ts';
import { itemDueFact } from '#domain/order/itemDueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { shortenLink } from '#domain/shorten.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import type { OpenItems } from '../useOpenItems.ts';
import { ItemBody } from './content/ItemBody.tsx';
import { ItemStatusLine } from './content/ItemStatusLine.tsx';
import { ItemTabs } from './content/ItemTabs.tsx';
import { ItemCheckbox } from './selection/ItemCheckbox.tsx';
import type { ItemSelection } from './selection/useItemSelection.ts';

interface ItemCardProps {
  order: Order;
  item: Item;
  openItems: OpenItems;
  /** null if items cannot be selected. */
  selection: ItemSelection | null;
}

interface CardBodyProps {
  order: Order;
  item: Item;
  titleId: string;
  isOpen: boolean;
  isSelected: boolean | null;
  onSelectedChange: ItemSelection['setSelected'];
}

const nothing = () => undefined;

const CardBody = memo(function CardBody(props: CardBodyProps) {
  const { order, item, titleId, isOpen, isSelected, onSelectedChange } = props;
  const { t } = useTranslation(['item', 'order']);
  const now = useNow();
  const current = currentTime(now, useFormat().timezone);
  const fact = itemDueFact(item, order, current);
  // The card's warnings already contain the dates of statuses. For the only item, the header shows the
  // promise.
  const isShown = order.items.length > 1 && (fact?.kind === 'promised' || fact?.kind === 'promiseMissed');
  const name = item.productName || t('noName');
  return (
    <ItemBody item={item}>
      <div className="item-card-head">
        <ItemCheckbox
          item={item}
          label={t('order:selection.one', { name: distinctItemName(name, item, order.items) })}
          isSelected={isSelected}
          onSelectedChange={onSelectedChange}
        />
        <div className="item-card-main">
          <h3 className="item-title" id={titleId}>
            <bdi title={item.productName}>{name}</bdi>
          </h3>
          <ItemStatusLine item={item} now={now} />
          {fact && isShown && <DueFactText fact={fact} current={current} isOutsideRow />}
        </div>
        <ActionMenu order={order} item={item} inPalette={isOpen} />
      </div>
    </ItemBody>
  );
});

/** S2.79: one item as a card. An open card also has the panels. */
export function ItemCard({ order, item, openItems, selection }: ItemCardProps) {
  const { t } = useTranslation('item');
  const titleId = useId();
  const panelsId = useId();
  const isOpen = openItems.isOpen(item.itemId);
  return (
    <article className="card item-card" aria-labelledby={titleId}>
      <CardBody
        order={order}
        item={item}
        titleId={titleId}
        isOpen={isOpen}
        isSelected={selection?.selectedIds.includes(item.itemId) ?? null}
        onSelectedChange={selection?.setSelected ?? nothing}
      />
      <button
        type="button"
        className="item-toggle"
        data-item-toggle
        aria-expanded={isOpen}
        aria-controls={panelsId}
        onClick={() => openItems.toggle(item.itemId)}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} /> {isOpen ? t('close') : t('open')}{' '}
        <span className="visually-hidden">
          {distinctItemName(shortenLink(item.productName || t('noName')), item, order.items)}
        </span>
      </button>
      <div id={panelsId} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton label={t('loading')} lines={6} />}>
            <ItemTabs
              order={order}
              item={item}
              tab={openItems.tabOf(item.itemId)}
              onSelect={(tab) => openItems.selectTab(item.itemId, tab)}
            />
          </Suspense>
        )}
      </div>
    </article>
  );
}
