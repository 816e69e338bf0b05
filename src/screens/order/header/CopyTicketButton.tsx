import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { CopyStatus } from '#components/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { useCopy } from '#components/useCopy.ts';
import type { Order } from '#domain/order/order.ts';
import { useOrderProblems } from './useOrderProblems.ts';
import { useTicketText } from './useTicketText.ts';

export function CopyTicketButton({ order }: { order: Order }) {
  const { t } = useTranslation(['order', 'shell']);
  const ticketText = useTicketText();
  const problems = useOrderProblems(order);
  const { outcome, said, copy } = useCopy({ copied: t('ticket.copied'), failed: t('shell:copyFailed') });
  return (
    <>
      <Button
        size="sm"
        aria-label={t('ticket.copy')}
        title={said || undefined}
        onClick={() => copy(ticketText(order, problems))}
      >
        <Icon name={outcome === 'copied' ? 'check-circle-fill' : 'copy'} />{' '}
        <span className="tool-text">{t('ticket.copy')}</span>
      </Button>
      <CopyStatus text={said} />
    </>
  );
}
