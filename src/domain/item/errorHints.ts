/** The hints for known error messages of the platform (S8.28); each has a text in every language. */
export const ERROR_HINTS = [
  'drawing',
  'quoterFile',
  'surfaceSpec',
  'report',
  'prepress',
  'pricing',
  'setup',
  'address',
  'transmission',
  'timeout',
] as const;
export type ErrorHint = (typeof ERROR_HINTS)[number];

/**
 * The first matching pattern determines the hint, so narrow patterns come before wide ones: '504 Gateway
 * Timeout while transmitting' is about the transmission.
 */
const PATTERNS: readonly { hint: ErrorHint; pattern: RegExp }[] = [
  // S8.28: the start of the detail identifies a drawing failure.
  { hint: 'drawing', pattern: /^\s*drawing failed/i },
  { hint: 'quoterFile', pattern: /\bquoter/i },
  { hint: 'surfaceSpec', pattern: /\bsurface[\s-]*(spec|set\b)|\bcalculated ?surface/i },
  { hint: 'report', pattern: /\breports?\b.{0,40}\b(generat|creat|fail)|\bjob ticket\b/i },
  { hint: 'report', pattern: /\b(fail\w*|could not|cannot|error)\b.{0,40}\breports?\b/i },
  { hint: 'prepress', pattern: /\bpre-?(press|flight)\b.{0,40}\b(fail|error|reject)|\bfonts?\b/i },
  { hint: 'prepress', pattern: /\b\d+ ?dpi\b|\blow[\s-]resolution\b|\bresolution\b.{0,20}\btoo low\b/i },
  { hint: 'pricing', pattern: /\b(missing|no|without|invalid|find)\b.{0,40}\bpric(es?|ing)\b/i },
  { hint: 'pricing', pattern: /\bpric(es?|ing)\b.{0,40}\b(missing|not|fail|error)/i },
  { hint: 'pricing', pattern: /\b(could not|cannot|unable|fail\w*)\b.{0,40}\bpric(es?|ing)\b/i },
  { hint: 'setup', pattern: /\bno set-?up\b/i },
  {
    hint: 'setup',
    pattern: /\bnot( been| yet){0,2} set ?up\b|\bset-?up\b.{0,40}\b(missing|fail|error|incomplete)/i,
  },
  { hint: 'setup', pattern: /\bskus?\b.{0,60}\b(not|missing|unknown|invalid|inactive|fail|error)/i },
  { hint: 'setup', pattern: /\b(unknown|missing|invalid|no|inactive)\b.{0,40}\bskus?\b/i },
  { hint: 'address', pattern: /\baddress(es)?\b|\b(postal|post|zip) ?code\b/i },
  { hint: 'address', pattern: /\bcarriers?\b.{0,60}\b(not|reject|refus|invalid|fail|error|unsupported)/i },
  { hint: 'address', pattern: /\bno carriers?\b/i },
  { hint: 'transmission', pattern: /\bfail(ed|ure)?( with)?[\s:(]+5\d\d\b/i },
  {
    hint: 'transmission',
    pattern: /\b5(\d\d|xx)\b[\s:-]*(internal|bad gateway|service|gateway|server|error)/i,
  },
  { hint: 'transmission', pattern: /\b(http|status|code|error|returned|answered)\b[^\d]{0,20}\b5\d\d\b/i },
  { hint: 'timeout', pattern: /\btime[sd]?[\s-]?out\b|\bdeadline exceeded\b|\betimedout\b/i },
];

export function errorHintFor(detail: string): ErrorHint | null {
  // Some services write causes as codes, such as ADDRESS_INVALID.
  const words = detail.replaceAll('_', ' ');
  return PATTERNS.find(({ pattern }) => pattern.test(words))?.hint ?? null;
}
