import type { Address } from './address.ts';

/** The person's name on one line; '' if there is none. */
export function personName(address: Address): string {
  return [address.firstName, address.middleName, address.lastName].filter(Boolean).join(' ');
}

/** The name of the recipient (S2.50): the person, or else the company; '' if both are missing. */
export function recipientName(address: Address | null): string {
  return address ? personName(address) || address.company : '';
}
