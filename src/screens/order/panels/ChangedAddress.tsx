import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressLines } from '#components/address/AddressBlock.tsx';
import { ContactLines } from '#components/address/ContactLines.tsx';
import type { Address } from '#domain/address/address.ts';
import { phoneText } from '#domain/address/addressText.ts';
import { withMissingFieldsOf } from '#domain/event/changeRequest.ts';

interface ChangedAddressProps {
  address: Address;
  /** The address to compare with; null if unknown, in which case nothing is marked. */
  comparedWith: Address | null;
  /** Whether `address` is the previous one, so that the differences are marked as removed. */
  isRemoved?: boolean;
  /**
   * Whether one of the two addresses comes from a delivery request, which does not have all fields (R118).
   */
  isShort: boolean;
}

interface LineProps {
  isMarked: boolean;
  isRemoved: boolean;
  children: ReactNode;
}

function Line({ isMarked, isRemoved, children }: LineProps) {
  const { t } = useTranslation('events');
  if (!isMarked) return children;
  const Mark = isRemoved ? 'del' : 'mark';
  return (
    <>
      <Mark className="changed-line">{children}</Mark>
      <span className="visually-hidden"> ({t(isRemoved ? 'change.removed' : 'change.changed')})</span>
    </>
  );
}

/**
 * The previous or the requested address of a change. The differences are marked visually and for screen
 * readers.
 */
export function ChangedAddress(props: ChangedAddressProps) {
  const { address, comparedWith, isRemoved = false, isShort } = props;
  const linesOf = useAddressLines();
  const other = comparedWith && isShort ? withMissingFieldsOf(comparedWith, address) : comparedWith;
  const known = other && new Set(linesOf(other));
  const phone = phoneText(address);
  const isOther = {
    phone: other !== null && phoneText(other) !== phone,
    email: other !== null && other.email !== address.email,
  };
  return (
    <address className="address">
      {linesOf(address).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two address lines may be equal, and they keep their order
        <span key={index}>
          <Line isMarked={known !== null && !known.has(line)} isRemoved={isRemoved}>
            {line}
          </Line>
        </span>
      ))}
      {(phone !== '' || address.email !== '') && (
        <ContactLines
          phone={phone}
          email={address.email}
          render={(field, line) => (
            <Line isMarked={isOther[field]} isRemoved={isRemoved}>
              {line}
            </Line>
          )}
        />
      )}
    </address>
  );
}
