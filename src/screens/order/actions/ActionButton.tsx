import { useId } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import type { ActionId } from '#domain/actions/actionDefinition.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import type { ModalTarget } from '#domain/order/orderModal.ts';
import { ACTION_ICONS } from './actionIcons.ts';
import { useActionEntry, useChooseAction } from './useActionEntries.ts';

interface ActionButtonProps {
  id: ActionId;
  order: Order;
  /** null for an action on the whole order. */
  item: Item | null;
  /** The subject of the action, which completes the button's accessible name. */
  subjectName?: string;
  /** Replaces the label of the menu entry. */
  label?: string;
  /** The items or the status with which the dialog opens. */
  target: ModalTarget;
}

/**
 * An action as a button. Renders nothing if the user lacks the permission or the action does not apply. If the
 * action is unavailable, the button is disabled and followed by the reason.
 */
export function ActionButton({ id, order, item, subjectName = '', label, target }: ActionButtonProps) {
  const entry = useActionEntry(id, order, item, target);
  const choose = useChooseAction();
  const reasonId = useId();
  if (!entry) return null;
  const { action, reason } = entry;
  return (
    <span className="action-button">
      <Button
        size="sm"
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => reason === null && choose(entry)}
      >
        <Icon name={ACTION_ICONS[action.id]} /> {label ?? entry.label}
        {subjectName !== '' && <span className="visually-hidden"> {subjectName}</span>}
      </Button>
      {reason !== null && (
        <span className="disabled-reason" id={reasonId}>
          {reason}
        </span>
      )}
    </span>
  );
}
