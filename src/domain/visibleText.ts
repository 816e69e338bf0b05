/** Marks that change the direction of the text after them, and characters without a width, except joiners. */
const INVISIBLE = /[^\P{Cf}\u200C\u200D]/gu;

/** The text without invisible characters. Joiners stay, because some scripts and emoji need them. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '');
}
