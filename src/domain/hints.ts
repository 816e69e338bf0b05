/** What to do about an error that the platform words in its own way (S8.28); each has a text in every language. */
export const HINTS = [
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
export type Hint = (typeof HINTS)[number];

/**
 * The one table of error patterns: the first row that matches tells the hint. The narrow ones stand before the wide
 * ones: '504 Gateway Timeout while transmitting' is about the transmission.
 */
const PATTERNS: readonly { hint: Hint; pattern: RegExp }[] = [
  // S8.28: a drawing failure is recognised by how its detail starts.
  { hint: 'drawing', pattern: /^\s*drawing failed/i },
  { hint: 'quoterFile', pattern: /\bquoter\b/i },
  { hint: 'surfaceSpec', pattern: /\bsurface[\s-]*(spec|set|specification)|\bcalculated ?surface/i },
  { hint: 'report', pattern: /\breport\b.*\b(generat|creat|fail)|\bjob ticket\b/i },
  { hint: 'prepress', pattern: /\bprepress\b|\bfonts?\b|\bpreflight\b/i },
  {
    hint: 'pricing',
    pattern:
      /\b(missing|no|without|invalid)\b.*\bprices?\b|\bpric(e|es|ing)\b.*\b(missing|not found|fail|error)/i,
  },
  { hint: 'setup', pattern: /\bskus?\b|\bnot set ?up\b|\bset-?up\b|\bproduct configuration\b/i },
  { hint: 'address', pattern: /\baddress(es)?\b|\bpostal code\b|\bcarriers?\b/i },
  {
    hint: 'transmission',
    pattern:
      /\b5\d\d\b[\s:-]*(internal|not implemented|bad gateway|service|gateway|server|error|http)|\b(http|status|code|error|answered|returned|responded)\b[^\d]{0,20}\b5\d\d\b/i,
  },
  { hint: 'timeout', pattern: /\btime[sd]?[\s-]?out\b|\bdeadline exceeded\b|\betimedout\b/i },
];

/** The hint for an error's detail, or null where no pattern fits. */
export function hintFor(detail: string): Hint | null {
  return PATTERNS.find(({ pattern }) => pattern.test(detail))?.hint ?? null;
}
