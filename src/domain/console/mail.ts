/**
 * A link that writes to an e-mail address, or null if the text is not one: the address is data, and must not add a
 * subject or a second recipient.
 */
export function mailHref(address: string): string | null {
  return /^[\w.!#$'*+/=^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(address) ? `mailto:${address}` : null;
}
