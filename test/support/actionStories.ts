import { ITEM_STORIES } from './itemActionStories.ts';
import { ORDER_STORIES } from './orderActionStories.ts';

/** Every guarded write of the order screen except redirects, with its title for `it.each`. */
export const ACTION_STORIES = [...ORDER_STORIES, ...ITEM_STORIES].map(
  (story) => [story.title, story] as const,
);
