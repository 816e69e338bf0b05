import { useTranslation } from 'react-i18next';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { orderForAvailability } from '#domain/actions/actionDefinition.ts';
import { ALL_ACTIONS } from '#domain/actions/allActions.ts';
import { isMerchantDecision } from '#domain/actions/remedyOfUser.ts';
import { supportMailHref } from '#domain/console/mail.ts';
import { itemFulfillerId } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderProblem, remedyDialog } from '#domain/order/problems.ts';
import { useAppSelector } from '#store/hooks.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { FulfillerPopover } from '../details/FulfillerPopover.tsx';
import { MerchantPopover } from './MerchantPopover.tsx';

export interface ProblemToolProps {
  order: Order;
  problem: OrderProblem;
  /** The name of the problem, which completes the button's accessible name for users of screen readers. */
  subjectName: string;
}

function AskSupport({ order, subjectName }: Omit<ProblemToolProps, 'problem'>) {
  const { t } = useTranslation('remedy');
  const email = useAppSelector((state) => state.configuration.supportEmail);
  if (email === '') return null;
  const subject = t('subject', { order: order.orderId, problem: subjectName });
  return (
    <a className={buttonClass({ size: 'sm' })} href={supportMailHref(email, subject)}>
      <Icon name="envelope" /> {t('askSupport')}
    </a>
  );
}

/**
 * Opens the dialog that resolves the problem for the affected items, or shows a contact. Renders nothing if
 * the decision is up to the merchant (R164, R165).
 */
export function RemedyButton({ order, problem, subjectName }: ProblemToolProps) {
  const { t } = useTranslation('remedy');
  const { remedy, items } = problem;
  const [{ item }] = items;
  if (isMerchantDecision(remedy)) return null;
  const dialog = remedyDialog(problem);
  if (dialog) {
    const { modal, target } = dialog;
    const label = t(remedy);
    if (target.itemId !== undefined)
      return <ActionButton id={modal} order={order} item={item} subjectName={subjectName} label={label} />;
    // The remedy depends only on the affected items or their groups, not on the other items of the order.
    const action = ALL_ACTIONS.find(({ id }) => id === modal);
    const part = action ? orderForAvailability(action, order, target.items ?? []) : order;
    return (
      <ActionButton
        id={modal}
        order={part}
        item={null}
        subjectName={subjectName}
        label={label}
        target={target}
      />
    );
  }
  if (remedy === 'askFulfiller')
    return <FulfillerPopover item={item} fulfillerId={itemFulfillerId(item)} text={t('askFulfiller')} />;
  if (remedy === 'askMerchant')
    return <MerchantPopover merchantId={order.merchantId} text={t('askMerchant')} />;
  return <AskSupport order={order} subjectName={subjectName} />;
}
