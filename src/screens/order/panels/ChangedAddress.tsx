import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLines } from '#components/ContactLines.tsx';
import { useAddressLines } from '#components/useAddressLines.ts';
import { type Address, phoneText } from '#domain/address.ts';

interface ChangedAddressProps {
  address: Address;
  /** The previous address; null if unknown, and then nothing is marked. */
  before: Address | null;
}

function Line({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const { t } = useTranslation('events');
  if (!isNew) return children;
  return (
    <>
      <mark className="changed-line">{children}</mark>
      <span className="visually-hidden"> ({t('change.changed')})</span>
    </>
  );
}

/** An address after a change, line by line; what is new is marked for the eye and said to screen readers. */
export function ChangedAddress({ address, before }: ChangedAddressProps) {
  const linesOf = useAddressLines();
  const known = before && new Set(linesOf(before));
  const phone = phoneText(address);
  const isNew = {
    phone: before !== null && phoneText(before) !== phone,
    email: before !== null && before.email !== address.email,
  };
  return (
    <address className="address">
      {linesOf(address).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike, and they never move
        <span key={index}>
          <Line isNew={known !== null && !known.has(line)}>{line}</Line>
        </span>
      ))}
      {(phone !== '' || address.email !== '') && (
        <ContactLines
          phone={phone}
          email={address.email}
          draw={(field, line) => <Line isNew={isNew[field]}>{line}</Line>}
        />
      )}
    </address>
  );
}
