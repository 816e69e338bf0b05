/**
 * The text in at most `max` characters; the last one is an ellipsis if the text was shortened. Counts code points, so
 * that an emoji is never split.
 */
export function shorten(text: string, max: number): string {
  // A shortcut for most texts, which are short, without counting code points.
  if (text.length <= max) return text;
  const characters = Array.from(text.slice(0, 2 * (max + 1)));
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`;
}
