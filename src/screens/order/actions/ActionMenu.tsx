import type { TFunction } from 'i18next';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { Command } from '#components/keyboard/commandRegistry.ts';
import { useCommands } from '#components/keyboard/useCommands.ts';
import { Menu } from '#components/menu/Menu.tsx';
import { offersActions } from '#domain/actions/offeredActions.ts';
import type { Item } from '#domain/item/item.ts';
import { itemNameAmong } from '#domain/item/itemName.ts';
import { firstLink } from '#domain/links/links.ts';
import type { Order } from '#domain/order/order.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useFulfillerName } from '../facts/useFulfillerName.ts';
import { useCancellationSupport } from '../useCancellationSupport.ts';
import { ACTION_ICONS } from './actionIcons.ts';
import { useOfferContext } from './useActionContext.ts';
import { type ActionEntry, useActionEntries, useChooseAction } from './useActionEntries.ts';

function Support({ item }: { item: Item }) {
  const { t } = useTranslation('actions');
  const fulfiller = useFulfillerName(item);
  const isSupported = useCancellationSupport(item);
  if (isSupported === null) return null;
  return <> {isSupported ? t('cancel.supported', { fulfiller }) : t('cancel.unsupported', { fulfiller })}</>;
}

/**
 * S7.13: whether the fulfiller accepts cancellations, according to the first fulfillment configuration that
 * an item links to. Renders nothing if that is unknown or could not be loaded.
 */
function CancellationSupportSentence({ items }: { items: readonly Item[] }) {
  const configured = items.find((item) => firstLink(item.links, 'fulfillmentConfiguration'));
  return configured && <Support item={configured} />;
}

interface MenuEntryProps {
  entry: ActionEntry;
  items: readonly Item[];
  onChoose: () => void;
}

/** A disabled entry can still receive the focus, so that all users can read the reason. */
export function MenuEntry({ entry, items, onChoose }: MenuEntryProps) {
  const { t } = useTranslation(['actions', 'shell']);
  const { action, label, reason, whyNot, href } = entry;
  const reasonId = useId();
  if (href !== null) {
    return (
      <li>
        <a className="menu-entry" href={href} target="_blank" rel="noopener noreferrer">
          <Icon name={ACTION_ICONS[action.id]} /> {label}{' '}
          <span className="visually-hidden">{t('shell:opensInNewTab')}</span>
        </a>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="menu-entry"
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={reason === null ? onChoose : undefined}
      >
        <Icon name={ACTION_ICONS[action.id]} /> {label}
      </button>
      {reason !== null && (
        <span className="menu-reason" id={reasonId}>
          {reason}
          {whyNot === 'cancellationUnsupported' && <CancellationSupportSentence items={items} />}
        </span>
      )}
    </li>
  );
}

interface ActionMenuProps {
  order: Order;
  /** null for the actions on the whole order. */
  item: Item | null;
  /** Whether the command palette contains the actions, as it does for the order and for open items. */
  inPalette: boolean;
}

interface EntriesProps {
  order: Order;
  item: Item | null;
  onClose: () => void;
}

/** Rendered only while the menu is open, because an order with many items has many menus. */
function MenuEntries({ order, item, onClose }: EntriesProps) {
  const entries = useActionEntries(order, item);
  const choose = useChooseAction();
  return (
    <ul className="menu-entries">
      {entries.map((entry) => (
        <MenuEntry
          key={entry.action.id}
          entry={entry}
          items={item ? [item] : order.items}
          onChoose={() => {
            onClose();
            choose(entry);
          }}
        />
      ))}
    </ul>
  );
}

/** Adds the entries to the command palette. Those of an item name it. */
function PaletteEntries({ order, item }: Pick<EntriesProps, 'order' | 'item'>) {
  const format = useFormat();
  const entries = useActionEntries(order, item);
  const chooseNow = useChooseAction();
  const choose = useRef(chooseNow);
  choose.current = chooseNow;
  const scope = item?.itemId ?? order.orderId;
  const name = item && itemNameAmong(item, order.items);
  const key = entries.map(({ action, label, reason }) => [action.id, label, reason].join('\t')).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when an entry's text or behavior changes
  const commands = useMemo(
    () =>
      entries.map(
        (entry): Command => ({
          id: `${scope} ${entry.action.id}`,
          icon: ACTION_ICONS[entry.action.id],
          label: name === null ? entry.label : format.labelled(entry.label, name),
          disabledReason: entry.reason,
          run: () => choose.current(entry),
        }),
      ),
    [scope, name, key, format],
  );
  useCommands(commands);
  return null;
}

/**
 * S2.71: the actions on the order or the item. Renders nothing if the user has no permission for any of them.
 */
export function ActionMenu(props: ActionMenuProps) {
  const { t } = useTranslation('actions');
  const context = useOfferContext(props.order, props.item);
  return offersActions(context) ? <OfferedActionMenu {...props} text={t} /> : null;
}

interface OfferedActionMenuProps extends ActionMenuProps {
  text: TFunction<'actions'>;
}

/** The menu for callers that know that it has at least one action for the user. */
export function OfferedActionMenu({ order, item, inPalette, text: t }: OfferedActionMenuProps) {
  const name = item ? itemNameAmong(item, order.items) : '';
  return (
    <>
      {inPalette && <PaletteEntries order={order} item={item} />}
      <Menu
        className="menu-end"
        variant={item ? 'bar' : 'primary'}
        size="sm"
        label={item ? t('menu.item', { name }) : t('menu.order')}
        button={item ? <Icon name="three-dots" /> : t('menu.button')}
        {...(item === null && { shortcut: 'openActions' as const })}
      >
        {(close) => <MenuEntries order={order} item={item} onClose={close} />}
      </Menu>
    </>
  );
}
