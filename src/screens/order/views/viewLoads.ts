import { loadAhead } from '#components/Deferred.tsx';

/** The code of each view of an order besides its items. */
export const VIEW_LOADS = {
  events: async () => (await import('../panels/events/EventsPanel.tsx')).EventsPanel,
  changes: async () => (await import('./OrderChanges.tsx')).OrderChanges,
  related: async () => (await import('./OrderRelated.tsx')).OrderRelated,
  raw: async () => (await import('./OrderRaw.tsx')).OrderRaw,
} as const;

/** The views whose code is loaded before somebody opens them; raw data is for few. */
export const VIEWS_AHEAD = [
  () => loadAhead(VIEW_LOADS.events),
  () => loadAhead(VIEW_LOADS.changes),
  () => loadAhead(VIEW_LOADS.related),
];
