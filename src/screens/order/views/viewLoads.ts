import { preload } from '#components/Deferred.tsx';

/** The lazily loaded code of each view of an order other than its items. */
export const VIEW_LOADS = {
  events: async () => (await import('../panels/events/EventsPanel.tsx')).EventsPanel,
  changes: async () => (await import('./OrderChanges.tsx')).OrderChanges,
  related: async () => (await import('./OrderRelated.tsx')).OrderRelated,
  raw: async () => (await import('./OrderRaw.tsx')).OrderRaw,
} as const;

/** The views whose code is loaded ahead; raw data is rarely opened. */
export const PRELOADED_VIEWS = [
  () => preload(VIEW_LOADS.events),
  () => preload(VIEW_LOADS.changes),
  () => preload(VIEW_LOADS.related),
];
