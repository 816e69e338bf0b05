/** A mail link; null for text that is no email address or could add a subject or a second recipient. */
export function mailHref(address: string): string | null {
  return /^[\p{L}\p{N}_.!#$'*+/=^`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(address)
    ? `mailto:${address}`
    : null;
}

/** The maximum length of a mail link, in characters. Some mail programs truncate or reject longer links. */
const MAIL_MAX = 1_800;

function hrefWith(email: string, subject: string, body: string): string {
  const query = new URLSearchParams({ subject, ...(body !== '' && { body }) });
  // Mail programs show '+' as a plus sign, so spaces are encoded as %20.
  return `mailto:${email}?${query.toString().replaceAll('+', '%20')}`;
}

/** Whether a mail link can contain the whole body. */
export function isMailComplete(email: string, subject: string, body: string): boolean {
  return hrefWith(email, subject, body).length <= MAIL_MAX;
}

/**
 * A mail link to an address from the configuration, with the subject and the body. A body that is too long is
 * cut at its end and followed by an ellipsis (R262).
 */
export function supportMailHref(email: string, subject: string, body = ''): string {
  if (isMailComplete(email, subject, body)) return hrefWith(email, subject, body);
  // Each code point takes at least one character of the link.
  const codePoints = [...body.slice(0, MAIL_MAX)];
  const cutAt = (length: number) => `${codePoints.slice(0, length).join('').trimEnd()}…`;
  let length = 0;
  for (let step = 2 ** Math.floor(Math.log2(MAIL_MAX)); step >= 1; step /= 2)
    if (isMailComplete(email, subject, cutAt(length + step))) length += step;
  return hrefWith(email, subject, length === 0 ? '' : cutAt(length));
}
