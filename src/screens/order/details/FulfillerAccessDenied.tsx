import { useTranslation } from 'react-i18next';
import { supportMailHref } from '#domain/console/mail.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrentUser } from '#store/selectors.ts';

/** S2.91: for users who cannot read the fulfiller's profile, with an email that requests access. */
export function FulfillerAccessDenied({ fulfillerId }: { fulfillerId: string }) {
  const { t } = useTranslation('item');
  const email = useAppSelector((state) => state.configuration.supportEmail);
  const sub = useAppSelector((state) => selectCurrentUser(state)?.sub ?? '');
  const subject = t('fulfiller.mailSubject', { id: fulfillerId });
  const body = t('fulfiller.mailBody', { id: fulfillerId, sub });
  return (
    <>
      <p className="mb-1">{t('fulfiller.denied')}</p>
      {email !== '' && (
        <p className="mb-0">
          <a href={supportMailHref(email, subject, body)}>{t('fulfiller.contact', { email })}</a>
        </p>
      )}
    </>
  );
}
