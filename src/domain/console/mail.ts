/**
 * A mail link to an address, or null if the text is not an email address. Text that could add a subject or a
 * second recipient is rejected.
 */
export function mailHref(address: string): string | null {
  return /^[\w.!#$'*+/=^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(address) ? `mailto:${address}` : null;
}

/** The maximum length of a mail link, in characters. Some mail programs truncate or reject longer links. */
const MAIL_MAX = 1_800;

/**
 * A mail link to an address from the configuration, with the subject and as many complete lines of the body
 * as MAIL_MAX allows. If even the first line is too long, it is shortened.
 */
export function supportMailHref(email: string, subject: string, body = ''): string {
  const hrefWith = (text: string) => {
    const query = new URLSearchParams({ subject, ...(text !== '' && { body: text }) });
    // Mail programs show '+' as a plus sign, so spaces are encoded as %20.
    return `mailto:${email}?${query.toString().replaceAll('+', '%20')}`;
  };
  let cut = body;
  while (cut !== '' && hrefWith(cut).length > MAIL_MAX) {
    const end = cut.lastIndexOf('\n');
    cut = end > 0 ? cut.slice(0, end) : cut.slice(0, Math.floor(cut.length / 2));
  }
  return hrefWith(cut);
}
