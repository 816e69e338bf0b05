import type { Address } from './address.ts';
import { personName } from './recipient.ts';

/** The lines of the address for display, person and company first, without country and contact data. */
export function addressLines(address: Address): string[] {
  const place = [address.postalCode, address.city].filter(Boolean).join(' ');
  const region = [place, address.stateOrProvince].filter(Boolean).join(', ');
  return [personName(address), address.company, address.street1, address.street2, region].filter(Boolean);
}

/** The phone number with its extension; '' if both are missing. */
export function phoneText({ phone, phoneExt }: Address): string {
  return [phone, phoneExt].filter(Boolean).join(' / ');
}
