import { useTranslation } from 'react-i18next';

interface AccessRequestProps {
  sub: string;
  requestUrl: string | null;
  email: string;
}

/**
 * S6.18: links to the request page and to an e-mail with the user's ID, if their addresses are configured.
 */
export function AccessRequest({ sub, requestUrl, email }: AccessRequestProps) {
  const { t } = useTranslation();
  const mail = new URLSearchParams({
    subject: t('noAccess.mailSubject'),
    body: t('noAccess.mailBody', { sub }),
  });
  return (
    <ul className="list-unstyled mb-0">
      {requestUrl && (
        <li>
          <a href={requestUrl} target="_blank" rel="noopener noreferrer">
            {t('noAccess.request')} <span className="visually-hidden">{t('opensInNewTab')}</span>
          </a>
        </li>
      )}
      {email !== '' && (
        <li>
          {/* Mail programs show '+' as a plus sign, so spaces must be encoded as %20. */}
          <a href={`mailto:${email}?${mail.toString().replaceAll('+', '%20')}`}>
            {t('noAccess.mail', { email })}
          </a>
        </li>
      )}
    </ul>
  );
}
