import type { ComponentType } from 'react';

/**
 * The props of the dialogs and panels above the page. Only one is open at a time, and its code is loaded on
 * first use.
 */
export interface OverlayProps {
  /** Returns the characters that the user typed while the code of the overlay was loading. */
  typedAhead: () => string;
  onClose: () => void;
  /** Closes this overlay and opens another one. */
  onOpen: (overlay: OverlayId) => void;
}

export const OVERLAYS = {
  settings: async () => (await import('../../overlays/settings/SettingsDialog.tsx')).SettingsDialog,
  notifications: async () => (await import('../../overlays/NotificationsPanel.tsx')).NotificationsPanel,
  palette: async () => (await import('../../overlays/palette/CommandPalette.tsx')).CommandPalette,
  keys: async () => (await import('../../overlays/ShortcutsDialog.tsx')).ShortcutsDialog,
  recentRuns: async () => (await import('#screens/runs/RecentRunsDialog.tsx')).RecentRunsDialog,
} as const satisfies Record<string, () => Promise<ComponentType<OverlayProps>>>;
export type OverlayId = keyof typeof OVERLAYS;
