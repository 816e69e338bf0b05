import fc from 'fast-check';

/** Checks a property on random cases that are the same in every run. */
export function holds<T>(property: fc.IProperty<T>, numRuns = 300): void {
  fc.assert(property, { seed: 20_261_120, numRuns });
}

const ODD = [
  '\0',
  '\t',
  '\n',
  '\r',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\uffff',
  'é',
  'e\u0301',
  '李',
  'ש',
  '🧀',
  '👩‍👩‍👧',
  '／',
  '。',
];

/**
 * An arbitrary for well-formed texts of every kind: with all ASCII characters, and with others that often
 * cause trouble.
 */
export const anyText = (constraints: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({
    ...constraints,
    unit: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)) },
      { weight: 1, arbitrary: fc.constantFrom(...ODD) },
    ),
  });
