import { useTranslation } from 'react-i18next';

interface ContactLinesProps {
  phone: string;
  email: string;
}

/** A mail program must not be handed more than an address. */
function isPlainAddress(email: string): boolean {
  return /^[^\s<>?&,;:"']+@[^\s<>?&,;:"']+$/.test(email);
}

/** How to reach somebody; data of the platform becomes a link only where it is a plain address or number. */
export function ContactLines({ phone, email }: ContactLinesProps) {
  const { t } = useTranslation('order');
  if (phone === '' && email === '') return <p className="mb-0 text-body-secondary">{t('contact.none')}</p>;
  return (
    <ul className="contact-lines">
      {phone !== '' && (
        <li>
          {/^[+\d][\d\s()./-]*$/.test(phone) ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          ) : (
            phone
          )}
        </li>
      )}
      {email !== '' && (
        <li className="text-break">
          {isPlainAddress(email) ? <a href={`mailto:${email}`}>{email}</a> : email}
        </li>
      )}
    </ul>
  );
}
