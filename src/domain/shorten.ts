import { LINK_TEXT_MAX } from './limits.ts';

/**
 * Shortens a text with more than `max` characters to `max` characters, the last of which is an ellipsis.
 * Counts code points, so that no surrogate pair is split.
 */
export function shorten(text: string, max: number): string {
  // Most texts are short, so their code points do not have to be counted.
  if (text.length <= max) return text;
  const characters = Array.from(text.slice(0, 2 * (max + 1)));
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`;
}

/** The text of a link: at most 99 characters and an ellipsis (S9.15). */
export function shortenLink(text: string): string {
  return shorten(text, LINK_TEXT_MAX + 1);
}
