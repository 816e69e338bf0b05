import { webUrl } from './links.ts';

/**
 * S5.42: whether the text is a complete web address as it stands. `webUrl` is more tolerant, because browsers
 * repair addresses such as `https:/host`, but the platform stores what was entered.
 */
export function isEnteredUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && webUrl(text) !== null;
}
