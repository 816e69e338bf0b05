import type { ComponentType } from 'react';

/** The dialogs and panels above the page, one at a time. Each is a chunk that is loaded on first use. */
export interface OverlayProps {
  /** The keys typed between the request and the arrival of its code. */
  typedAhead: () => string;
  onClose: () => void;
  /** Replaces this overlay with another one. */
  onOpen: (overlay: OverlayId) => void;
}

export const OVERLAYS = {
  settings: async () => (await import('../overlays/SettingsDialog.tsx')).SettingsDialog,
  notifications: async () => (await import('../overlays/NotificationsPanel.tsx')).NotificationsPanel,
  palette: async () => (await import('../overlays/CommandPalette.tsx')).CommandPalette,
  keys: async () => (await import('../overlays/KeysDialog.tsx')).KeysDialog,
} as const satisfies Record<string, () => Promise<ComponentType<OverlayProps>>>;
export type OverlayId = keyof typeof OVERLAYS;
