/** A link that writes to an address, or null for what is none: the address is data, and must not bring a subject or a second recipient along. */
export function mailHref(address: string): string | null {
  return /^[\w.!#$'*+/=^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(address) ? `mailto:${address}` : null;
}
