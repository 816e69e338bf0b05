import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#store/hooks.ts';
import { selectPerson } from '#store/selectors.ts';

/** S2.91: for users who cannot read the fulfiller's profile, with an e-mail that requests access. */
export function FulfillerAccessDenied({ fulfillerId }: { fulfillerId: string }) {
  const { t } = useTranslation('item');
  const email = useAppSelector((state) => state.configuration.supportEmail);
  const sub = useAppSelector((state) => selectPerson(state)?.sub ?? '');
  const mail = new URLSearchParams({
    subject: t('fulfiller.mailSubject', { id: fulfillerId }),
    body: t('fulfiller.mailBody', { id: fulfillerId, sub }),
  });
  return (
    <>
      <p className="mb-1">{t('fulfiller.denied')}</p>
      {email !== '' && (
        <p className="mb-0">
          {/* Mail programs show '+' as a plus sign, so spaces are encoded as %20. */}
          <a href={`mailto:${email}?${mail.toString().replaceAll('+', '%20')}`}>
            {t('fulfiller.contact', { email })}
          </a>
        </p>
      )}
    </>
  );
}
