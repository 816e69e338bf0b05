import type { ActionStory } from './actions.ts';
import { IS_DEEP } from './depth.ts';
import { ITEM_STORIES } from './itemActionStories.ts';
import { ORDER_STORIES } from './orderActionStories.ts';

/** Every guarded write of the order screen except redirects, with its title for `it.each`. */
export const ACTION_STORIES = [...ORDER_STORIES, ...ITEM_STORIES].map(
  (story) => [story.title, story] as const,
);

/**
 * The stories for a test of what all dialogs share. The regular run has one of each kind: an action on an
 * order, one of several requests, and one on an item.
 */
export const STORIES_OF_EACH_KIND = IS_DEEP
  ? ACTION_STORIES
  : ACTION_STORIES.filter(([title]) => /^(Cancel order|Clear alerts of the order|Reject item)$/.test(title));

/** Returns the story with this title. Throws if there is none. */
export function storyOf(title: string): ActionStory {
  const found = ACTION_STORIES.find(([name]) => name === title);
  if (!found) throw new Error(`There is no story of ${title}`);
  return found[1];
}
