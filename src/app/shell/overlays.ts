import type { ComponentType } from 'react';

/** What opens above the page, one at a time; each is code of its own, loaded when it is first wanted. */
export interface OverlayProps {
  /** What was typed after it was asked for and before its code was here. */
  typedAhead: () => string;
  onClose: () => void;
  /** Puts another one in its place. */
  onOpen: (overlay: OverlayId) => void;
}

export const OVERLAYS = {
  settings: async () => (await import('../overlays/SettingsDialog.tsx')).SettingsDialog,
  notifications: async () => (await import('../overlays/NotificationsPanel.tsx')).NotificationsPanel,
  palette: async () => (await import('../overlays/CommandPalette.tsx')).CommandPalette,
  keys: async () => (await import('../overlays/KeysDialog.tsx')).KeysDialog,
} as const satisfies Record<string, () => Promise<ComponentType<OverlayProps>>>;
export type OverlayId = keyof typeof OVERLAYS;
