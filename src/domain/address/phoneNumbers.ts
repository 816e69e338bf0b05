/**
 * Text that looks like a phone number but is not: UUIDs, dates with or without a time, values of ID fields.
 */
const NO_PHONE = [
  String.raw`[\da-fA-F]{8}-(?:[\da-fA-F]{4}-){3}[\da-fA-F]{12}`,
  String.raw`\d{4}-\d\d-\d\d(?:[T ]\d\d:[\d:.]*)?`,
  String.raw`\d{1,2}(?<divider>[./-])\d{1,2}\k<divider>(?:\d{4}|\d\d(?=[ ,T]+\d{1,2}:))`,
  String.raw`(?<![\w-])(?:[iI]d|[\w-]*(?:[a-z\d]I[dD]|[_-][iI]d))s?\\*["']?\s*[:=]\s*\[?\\*["']?\w[\w./-]*`,
];

/** A digit of a number with the separators before it; a space before a date does not count as a separator. */
const DIGIT = String.raw`(?!\s(?:19|20)\d\d-\d\d)[ \u00A0\u202F./()-]{0,3}\d`;
/** IDs, versions and paths contain digits too, so these must not precede a number without `+`. */
const ALONE = String.raw`(?<![\w.+/=#|-])`;

const PHONES = [
  String.raw`(?<![\w+])(?:\+|%2[bB])\s?[1-9](?:${DIGIT}){6,14}(?!\w|[,.]\d)`,
  `${ALONE}00[1-9](?:${DIGIT}){8,13}`,
  // (030) 123 4567, (555) 123-4567
  String.raw`${ALONE}\(0?[1-9]\d{1,4}\)[ ./-]?\d{2,5}(?:[ .-]?\d{2,5}){1,3}`,
  // 06 12 34 56 78, 030 1234567, 0171/123 45 67
  String.raw`${ALONE}(?=(?:[ \u00A0\u202F./-]?\d){8,12}(?!\d))0[1-9]\d{0,4}(?:(?!\s(?:19|20)\d\d-)[ \u00A0\u202F./-]\d{2,8}){1,4}`,
  // 01711234567
  String.raw`${ALONE}0[1-9]\d{8,10}`,
  // 555-123-4567, 347 1234567
  String.raw`${ALONE}(?:(?:1[-. ])?[2-9]\d\d[-. ][2-9]\d\d[-. ]\d{4}|3[2-9]\d[ -]\d{6,7})`,
];

const NUMBERS = new RegExp(`(?<other>${NO_PHONE.join('|')})|(?:${PHONES.join('|')})(?!\\w|-\\w)`, 'gu');

/** Replaces each phone number in a known notation with a mask; IDs, dates, times and prices are unchanged. */
export function withoutPhoneNumbers(text: string, mask: string): string {
  return text.replace(NUMBERS, (found, ...match) => {
    const groups: { other?: string } = match.at(-1);
    return groups.other === undefined ? mask : found;
  });
}
