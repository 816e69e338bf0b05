import { useTranslation } from 'react-i18next';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { isMerchantDecision } from '#domain/actions/remedyOfUser.ts';
import { supportMailHref } from '#domain/console/mail.ts';
import { itemFulfillerId } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderProblem, remedyDialog } from '#domain/order/problems.ts';
import { useAppSelector } from '#store/hooks.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { FulfillerPopover, MerchantPopover } from '../facts/PartyPopover.tsx';

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
      <Icon name="envelope" /> {t('askSupport')} <span className="visually-hidden">{subjectName}</span>
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
    const ofItem = target.itemId === undefined ? null : item;
    return (
      <ActionButton
        id={modal}
        order={order}
        item={ofItem}
        subjectName={subjectName}
        label={label}
        target={target}
      />
    );
  }
  if (remedy === 'askFulfiller')
    return (
      <FulfillerPopover
        item={item}
        fulfillerId={itemFulfillerId(item)}
        text={t('askFulfiller')}
        subjectName={subjectName}
      />
    );
  if (remedy === 'askMerchant')
    return (
      <MerchantPopover merchantId={order.merchantId} text={t('askMerchant')} subjectName={subjectName} />
    );
  return <AskSupport order={order} subjectName={subjectName} />;
}
