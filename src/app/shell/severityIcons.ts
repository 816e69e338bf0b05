import type { IconName } from '#components/iconNames.ts';
import type { Severity } from '#store/console/messagesSlice.ts';

export const SEVERITY_ICONS: Record<Severity, IconName> = {
  success: 'check-circle-fill',
  info: 'info-circle-fill',
  warning: 'exclamation-triangle-fill',
  danger: 'exclamation-octagon-fill',
};
