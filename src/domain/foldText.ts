/** The trimmed text in lower case without accents. A user who types `muller` also finds `Müller`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
