import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ContactLinesProps {
  phone: string;
  email: string;
  /** Renders a line, if lines differ. */
  draw?: (field: 'phone' | 'email', line: ReactNode) => ReactNode;
}

/** A mail program must not receive anything but an address. */
function isPlainAddress(email: string): boolean {
  return /^[^\s<>?&,;:"']+@[^\s<>?&,;:"']+$/.test(email);
}

function Phone({ phone }: { phone: string }) {
  if (!/^[+\d][\d\s()./-]*$/.test(phone)) return phone;
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
}

/** Contact details; a value from the platform becomes a link only if it is a plain address or number. */
export function ContactLines({ phone, email, draw = (_, line) => line }: ContactLinesProps) {
  const { t } = useTranslation('order');
  if (phone === '' && email === '') return <p className="mb-0 text-body-secondary">{t('contact.none')}</p>;
  return (
    <ul className="contact-lines text-break">
      {phone !== '' && <li>{draw('phone', <Phone phone={phone} />)}</li>}
      {email !== '' && (
        <li>{draw('email', isPlainAddress(email) ? <a href={`mailto:${email}`}>{email}</a> : email)}</li>
      )}
    </ul>
  );
}
