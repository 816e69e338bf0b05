import './contactLines.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mailHref } from '#domain/console/mail.ts';

interface ContactLinesProps {
  phone: string;
  email: string;
  /** Wraps a line in additional markup. Without it, the line stays as it is. */
  render?: (field: 'phone' | 'email', line: ReactNode) => ReactNode;
}

/** A link to the address, or only the text if it is no email address. */
export function MailLink({ address }: { address: string }) {
  const href = mailHref(address);
  return href ? <a href={href}>{address}</a> : address;
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
    <ul className="contact-lines list-unstyled mb-0 text-break">
      {phone !== '' && <li>{render('phone', <Phone phone={phone} />)}</li>}
      {email !== '' && <li>{render('email', <MailLink address={email} />)}</li>}
    </ul>
  );
}
