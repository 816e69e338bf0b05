import { useTranslation } from 'react-i18next';
import { supportMailHref } from '#domain/console/mail.ts';
import { CopyableId } from '../copy/CopyButton.tsx';
import { NewTabLink } from '../ExternalLink.tsx';

interface AccessRequestProps {
  sub: string;
  /** The order that the user wanted to open, if any. */
  orderId?: string;
  requestUrl: string | null;
  email: string;
}

/**
 * S6.18: the IDs that support needs, a link to the request page and a link to an email with these IDs. A link
 * is omitted if its address is not configured.
 */
export function AccessRequest({ sub, orderId = '', requestUrl, email }: AccessRequestProps) {
  const { t } = useTranslation(['shell', 'order']);
  const about = orderId === '' ? '' : t('order:state.accessMail', { id: orderId });
  const body = [t('order:access.mailBody', { sub }), about].filter(Boolean).join(' ');
  return (
    <ul className="list-unstyled d-grid gap-1 mb-0 text-break">
      {orderId !== '' && (
        <li>
          {t('order:summary.id')} <CopyableId id={orderId} idKind={t('order:summary.id')} />
        </li>
      )}
      <li>
        {t('order:state.userId')} <CopyableId id={sub} idKind={t('order:state.userId')} />
      </li>
      {requestUrl && (
        <li>
          <NewTabLink href={requestUrl}>{t('order:access.request')}</NewTabLink>
        </li>
      )}
      {email !== '' && (
        <li>
          <a href={supportMailHref(email, t('order:access.mailSubject'), body)}>
            {t('order:access.mail', { email })}
          </a>
        </li>
      )}
    </ul>
  );
}
