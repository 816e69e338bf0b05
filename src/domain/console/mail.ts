/**
 * A mail link to an address, or null if the text is not an e-mail address. The address is data, so it must
 * not be able to add a subject or a second recipient.
 */
export function mailHref(address: string): string | null {
  return /^[\w.!#$'*+/=^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(address) ? `mailto:${address}` : null;
}
