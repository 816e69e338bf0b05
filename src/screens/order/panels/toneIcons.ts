import type { IconName } from '#components/iconNames.ts';
import type { StatusTone } from '#domain/item/statusTone.ts';

/** The icon for each color, so that no information depends on the color alone. */
export const STATUS_TONE_ICONS: Readonly<Record<StatusTone | 'primary', IconName>> = {
  neutral: 'info-circle-fill',
  primary: 'info-circle-fill',
  danger: 'exclamation-octagon-fill',
  warning: 'exclamation-triangle-fill',
  success: 'check-circle-fill',
};
