/**
 * The text in at most `max` characters, the last one an ellipsis where something was left out. Counts code points,
 * so that an emoji is never cut in half.
 */
export function shorten(text: string, max: number): string {
  // Most texts are short: counting their code points can be left out.
  if (text.length <= max) return text;
  const characters = Array.from(text.slice(0, 2 * (max + 1)));
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`;
}
