import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { Command } from '#components/keyboard/commandRegistry.ts';
import { useCommands } from '#components/keyboard/useCommands.ts';
import { Menu } from '#components/Menu.tsx';
import type { Item } from '#domain/item.ts';
import { webUrl } from '#domain/links.ts';
import type { Order } from '#domain/order.ts';
import { useModal } from '../modals/useModal.ts';
import { ORDER_ACTIONS, type OrderAction } from './orderActions.ts';
import { useActionContext } from './useActionContext.ts';

/** A row as this moment makes it: its words, and why it cannot be done now, or null. */
interface Entry {
  action: OrderAction;
  label: string;
  reason: string | null;
  /** The page elsewhere that it leads to, where it opens no modal. */
  href: string | null;
}

/** The rows that this person may use on the order or on the item, those that cannot apply now with the reason. */
function useEntries(order: Order, item: Item | null): Entry[] {
  const { t } = useTranslation('actions');
  const context = useActionContext(order, item);
  const about = item ? 'item' : 'order';
  return ORDER_ACTIONS.filter((action) => action.about === about && action.isPermitted(context)).map(
    (action) => {
      const reason = action.whyNot(context);
      const href = webUrl(action.link?.(context));
      return { action, href, label: t(`label.${action.id}`), reason: reason && t(`whyNot.${reason}`) };
    },
  );
}

interface MenuEntryProps {
  entry: Entry;
  onChoose: () => void;
}

/** An entry that cannot apply now stays reachable and says why. */
function MenuEntry({ entry: { action, label, reason, href }, onChoose }: MenuEntryProps) {
  const reasonId = useId();
  if (href !== null) {
    return (
      <li>
        <a className="menu-entry" href={href} target="_blank" rel="noopener noreferrer">
          <Icon name={action.icon} /> {label}
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
        <Icon name={action.icon} /> {label}
      </button>
      {reason !== null && (
        <span className="menu-reason" id={reasonId}>
          {reason}
        </span>
      )}
    </li>
  );
}

interface ActionMenuProps {
  order: Order;
  /** null for the actions on the whole order. */
  item: Item | null;
}

/** The palette offers the order's actions from the same rows. */
function OrderCommands({
  entries,
  onChoose,
}: {
  entries: readonly Entry[];
  onChoose: (entry: Entry) => void;
}) {
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const key = entries.map(({ action, label, reason }) => [action.id, label, reason].join('\t')).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when an entry reads or behaves differently
  const commands = useMemo(
    () =>
      entries.map(
        (entry): Command => ({
          id: entry.action.id,
          group: 'order',
          icon: entry.action.icon,
          label: entry.label,
          disabledReason: entry.reason,
          run: () => choose.current(entry),
        }),
      ),
    [key],
  );
  useCommands(commands);
  return null;
}

/** S2.71: what can be done with the order or the item; nothing where this person may do nothing. */
export function ActionMenu({ order, item }: ActionMenuProps) {
  const { t } = useTranslation('actions');
  const { open } = useModal();
  const entries = useEntries(order, item);
  if (entries.length === 0) return null;
  const handleChoose = ({ action, href }: Entry) => {
    if (href !== null) window.open(href, '_blank', 'noopener,noreferrer');
    else open(action.modal, item ? { itemId: item.itemId } : {});
  };
  return (
    <>
      {item === null && <OrderCommands entries={entries} onChoose={handleChoose} />}
      <Menu
        className="menu-end"
        buttonClassName={`btn btn-sm ${item ? 'btn-bar' : 'btn-primary'}`}
        label={item ? t('menu.item', { name: item.productName || item.itemId }) : t('menu.order')}
        button={item ? <Icon name="three-dots" /> : t('menu.button')}
        {...(item === null && { shortcut: 'openActions' as const })}
      >
        {(close) => (
          <ul className="menu-entries">
            {entries.map((entry) => (
              <MenuEntry
                key={entry.action.id}
                entry={entry}
                onChoose={() => {
                  close();
                  handleChoose(entry);
                }}
              />
            ))}
          </ul>
        )}
      </Menu>
    </>
  );
}
