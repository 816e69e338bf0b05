import type { IconName } from './iconNames.ts';

export const SEVERITY_ICONS = {
  success: 'check-circle-fill',
  info: 'info-circle-fill',
  warning: 'exclamation-triangle-fill',
  danger: 'exclamation-octagon-fill',
} as const satisfies Record<string, IconName>;

export type Severity = keyof typeof SEVERITY_ICONS;
