import { preload } from '#components/Deferred.tsx';

/** Loads the code of each order view except the items view. */
export const VIEW_LOADERS = {
  events: async () => (await import('../panels/events/EventsPanel.tsx')).EventsPanel,
  changes: async () => (await import('./OrderChangesView.tsx')).OrderChangesView,
  related: async () => (await import('./OrderRelatedView.tsx')).OrderRelatedView,
  raw: async () => (await import('./OrderRawView.tsx')).OrderRawView,
} as const;

/** The views whose code is preloaded. Users rarely open the raw data. */
export const PRELOADED_VIEWS = [
  () => preload(VIEW_LOADERS.events),
  () => preload(VIEW_LOADERS.changes),
  () => preload(VIEW_LOADERS.related),
];
