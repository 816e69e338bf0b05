import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { SNACKBAR_MS } from '#domain/limits.ts';
import type { Order } from '#domain/order.ts';
import { useTicketText } from './useTicketText.ts';

/** Puts the order's facts on the clipboard as plain text, for a support ticket. */
export function CopyForTicket({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const ticketText = useTicketText();
  const [isCopied, setIsCopied] = useState(false);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(ticketText(order));
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), SNACKBAR_MS.copied);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-label={t('ticket.copy')}
        onClick={() => void handleCopy()}
      >
        <Icon name={isCopied ? 'check-circle-fill' : 'copy'} />{' '}
        <span className="tool-text">{t('ticket.copy')}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? t('ticket.copied') : ''}
      </span>
    </>
  );
}
