import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/Menu.tsx';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';
import { ActionCommands } from './ActionCommands.tsx';
import { CancellationSupport } from './CancellationSupport.tsx';
import { type ActionEntry, useActionEntries, useChooseAction } from './useActionEntries.ts';

interface MenuEntryProps {
  entry: ActionEntry;
  /** The subject of the entry; the reason may add details. */
  items: readonly Item[];
  onChoose: () => void;
}

/** An entry that cannot apply now stays reachable and says why. */
function MenuEntry({ entry, items, onChoose }: MenuEntryProps) {
  const { action, label, reason, whyNot, href } = entry;
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
          {whyNot === 'cancellationUnsupported' && <CancellationSupport items={items} />}
        </span>
      )}
    </li>
  );
}

interface ActionMenuProps {
  order: Order;
  /** null for the actions on the whole order. */
  item: Item | null;
  /** Whether the palette offers these actions too: those of the order, and of items that are open. */
  inPalette: boolean;
}

/** S2.71: the actions of the order or the item; nothing if this person has none. */
export function ActionMenu({ order, item, inPalette }: ActionMenuProps) {
  const { t } = useTranslation('actions');
  const entries = useActionEntries(order, item);
  const choose = useChooseAction(item);
  if (entries.length === 0) return null;
  const name = item ? item.productName || item.itemId : '';
  return (
    <>
      {inPalette && (
        <ActionCommands
          scope={item?.itemId ?? order.orderId}
          suffix={name}
          entries={entries}
          onChoose={choose}
        />
      )}
      <Menu
        className="menu-end"
        buttonClassName={`btn btn-sm ${item ? 'btn-bar' : 'btn-primary'}`}
        label={item ? t('menu.item', { name }) : t('menu.order')}
        button={item ? <Icon name="three-dots" /> : t('menu.button')}
        {...(item === null && { shortcut: 'openActions' as const })}
      >
        {(close) => (
          <ul className="menu-entries">
            {entries.map((entry) => (
              <MenuEntry
                key={entry.action.id}
                entry={entry}
                items={item ? [item] : order.items}
                onChoose={() => {
                  close();
                  choose(entry);
                }}
              />
            ))}
          </ul>
        )}
      </Menu>
    </>
  );
}
