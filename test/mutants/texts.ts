import type { Mutant } from './mutant.ts';

/** Defects in the texts, `src/locales`, and in the code that formats them, `src/i18n`. */
export const TEXT_MUTANTS: readonly Mutant[] = [
  {
    id: 'names-escaped',
    file: 'src/i18n/texts.ts',
    find: 'interpolation: { escapeValue: false, alwaysFormat: true }',
    replace: 'interpolation: { escapeValue: true, alwaysFormat: true }',
    breaks: 'Names and URLs in texts contain HTML entities, such as `&amp;` for an ampersand.',
  },
  {
    id: 'money-in-language-format',
    file: 'src/i18n/format.ts',
    find: 'money: moneyFormatter(regionalSettings),',
    replace: 'money: moneyFormatter(language),',
    concern: 'money',
    breaks: 'Amounts have the decimal point of the language instead of the comma of the chosen region.',
  },
  {
    id: 'day-in-browser-zone',
    file: 'src/i18n/format.ts',
    find: `...(withYear && { year: 'numeric' }),
        timeZone: 'UTC',`,
    replace: "...(withYear && { year: 'numeric' }),",
    breaks: 'West of Greenwich, a promise date in short form is a day too early.',
  },
  {
    id: 'count-missing-in-french',
    file: 'src/locales/fr/runs.json',
    find: '"waiting_other": "{{count}} commandes ont des',
    replace: '"waiting_other": "Des commandes ont des',
    breaks: 'In French, the console does not say how many orders are not sent when a run is discarded.',
  },
  {
    id: 'date-missing-in-italian',
    file: 'src/locales/it/panels.json',
    find: '"Scadenza superata: {{when}}"',
    replace: '"Scadenza superata"',
    breaks: 'In Italian, the console does not say when a late step was due.',
  },
];
