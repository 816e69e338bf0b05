import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { itemFulfillerId } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';
import type { Problem } from '#domain/problems.ts';
import { withItems } from '#domain/reorderPlan.ts';
import { useAppSelector } from '#store/hooks.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { FulfillerPopover } from '../details/FulfillerPopover.tsx';
import { MerchantPopover } from './MerchantPopover.tsx';

interface RemedyButtonProps {
  order: Order;
  problem: Problem;
  /** The problem and its item, for people who do not see where the button is. */
  about: string;
}

/** Opens a mail to the platform's support that names the order and the problem; nothing where none is configured. */
function AskSupport({ order, about }: Omit<RemedyButtonProps, 'problem'>) {
  const { t } = useTranslation('order');
  const email = useAppSelector((state) => state.configuration.supportEmail);
  if (email === '') return null;
  const subject = encodeURIComponent(t('remedy.subject', { order: order.orderId, problem: about }));
  return (
    <a className="btn btn-outline-secondary btn-sm" href={`mailto:${email}?subject=${subject}`}>
      <Icon name="envelope" /> {t('remedy.askSupport')}
    </a>
  );
}

/** The one remedy: opens its dialog for the items that have the problem, says why it cannot, or shows whom to ask. */
export function RemedyButton({ order, problem, about }: RemedyButtonProps) {
  const { t } = useTranslation('order');
  const { remedy, items } = problem;
  const [{ item }] = items;
  const chosen = items.map((one) => one.item.itemId);
  // What cannot be done with these items is not offered because others could.
  const part = { about, order: withItems(order, chosen), target: { items: chosen } };
  switch (remedy) {
    case 'retryRouting':
      return <ActionButton id="retryRouting" order={order} item={item} about={about} />;
    case 'reorderWithChanges': {
      const target = { ...part.target, mode: 'changes' };
      return (
        <ActionButton {...part} id="reorder" item={null} label={t(`remedy.${remedy}`)} target={target} />
      );
    }
    case 'askFulfiller':
      return (
        <FulfillerPopover item={item} fulfillerId={itemFulfillerId(item)} text={t('remedy.askFulfiller')} />
      );
    case 'askMerchant':
      return <MerchantPopover merchantId={order.merchantId} text={t('remedy.askMerchant')} />;
    case 'askSupport':
      return <AskSupport order={order} about={about} />;
    case 'clearAlerts': {
      const target = { ...part.target, mode: items[0].trouble.status };
      return <ActionButton {...part} id="clearAlerts" item={null} target={target} />;
    }
    default:
      return <ActionButton {...part} id={remedy} item={null} />;
  }
}
