import './contactLines.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ContactLinesProps {
  phone: string;
  email: string;
  /** Wraps a line in additional markup. Without it, the line stays as it is. */
  render?: (field: 'phone' | 'email', line: ReactNode) => ReactNode;
}

/** Whether the text is only an email address. A link must not pass other text to a mail program. */
function isPlainAddress(email: string): boolean {
  return /^[^\s<>?&,;:"']+@[^\s<>?&,;:"']+$/.test(email);
}

function Phone({ phone }: { phone: string }) {
  if (!/^[+\d][\d\s()./-]*$/.test(phone)) return phone;
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
}

/**
 * A phone number and an email address, or a text that says that there are none. Values from the platform are
 * not trusted, so a value becomes a link only if it is a plain phone number or email address.
 */
export function ContactLines({ phone, email, render = (_, line) => line }: ContactLinesProps) {
  const { t } = useTranslation('order');
  if (phone === '' && email === '') return <p className="mb-0 text-body-secondary">{t('contact.none')}</p>;
  return (
    <ul className="contact-lines text-break">
      {phone !== '' && <li>{render('phone', <Phone phone={phone} />)}</li>}
      {email !== '' && (
        <li>{render('email', isPlainAddress(email) ? <a href={`mailto:${email}`}>{email}</a> : email)}</li>
      )}
    </ul>
  );
}
