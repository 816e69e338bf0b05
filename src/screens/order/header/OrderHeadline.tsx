import './headline.css';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { DueFactText } from '#components/status/DueFactText.tsx';
import { StatusLabel, useStatusText } from '#components/status/StatusLabel.tsx';
import { useNow } from '#components/time/useNow.ts';
import { useExactTimeTip } from '#components/tip/useExactTimeTip.tsx';
import { statusTone } from '#domain/item/statusTone.ts';
import { moneyList } from '#domain/money.ts';
import { orderDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { countProblemItems } from '#domain/order/problems.ts';
import { summaryTotal } from '#domain/order/summaryTotal.ts';
import { canSeePrices } from '#domain/permissions.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsStatusKnown } from '#store/order/orderSelectors.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { useOrderProblems } from '../problems/useOrderProblems.ts';

function Attention({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const count = countProblemItems(useOrderProblems(order));
  if (count === 0) return null;
  const text = t('problems.titleWithCount', { count });
  const handleClick = () => {
    const title = document.getElementById('problems-title');
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start' });
  };
  return (
    <Button variant="inline" className="headline-attention" title={text} onClick={handleClick}>
      <Icon name="exclamation-octagon-fill" /> <span className="headline-attention-text">{text}</span>
      <span className="headline-attention-count" aria-hidden="true">
        {count}
      </span>
    </Button>
  );
}

function HeadlineFact({ name, text }: { name: 'merchant' | 'total' | 'customer'; text: string }) {
  if (text === '') return null;
  return (
    <bdi className={`headline-fact headline-${name}`} title={text}>
      {text}
    </bdi>
  );
}

/** R99: the most important facts of the order in one line, or in two on a phone. */
export function OrderHeadline({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const now = useNow();
  const permissions = useAppSelector(selectPermissions);
  const merchants = useAppSelector(selectMerchantNames);
  const { merchantId, customerName } = order;
  const status = orderStatus(order, now);
  const label = useStatusText()(status);
  const exact = useExactTimeTip();
  const current = currentTime(now, format.timezone);
  // R147, R388: without the items, the promise date could hide that some of them are late.
  const isKnown = useAppSelector((state) => selectIsStatusKnown(state, order));
  const fact = isKnown ? orderDueFact(order, current) : null;
  const total = canSeePrices(permissions, merchantId)
    ? moneyList(summaryTotal(order)).map(format.money).join(', ')
    : '';
  return (
    <section className="headline" aria-label={t('headline')}>
      <span className="headline-status" title={isKnown ? label : undefined}>
        {isKnown && <StatusLabel status={status} tone={statusTone(status)} withStep />}
      </span>
      <span className="headline-due" {...exact.handlers}>
        {fact && <DueFactText fact={fact} current={current} label={label} isOutsideRow />}
      </span>
      {exact.tip}
      <span className="headline-more">
        <HeadlineFact name="merchant" text={merchants.get(merchantId) ?? merchantId} />
        <HeadlineFact name="total" text={total} />
        <HeadlineFact name="customer" text={customerName} />
        <Attention order={order} />
      </span>
    </section>
  );
}
