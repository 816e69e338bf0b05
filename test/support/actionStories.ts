import type { ActionStory } from './actions.ts';
import { ITEM_STORIES } from './itemActionStories.ts';
import { ORDER_STORIES } from './orderActionStories.ts';

/** Every guarded write of the order screen except redirects, with its title for `it.each`. */
export const ACTION_STORIES = [...ORDER_STORIES, ...ITEM_STORIES].map(
  (story) => [story.title, story] as const,
);

/** Returns the story with this title. Throws if there is none. */
export function storyOf(title: string): ActionStory {
  const found = ACTION_STORIES.find(([name]) => name === title);
  if (!found) throw new Error(`There is no story of ${title}`);
  return found[1];
}
