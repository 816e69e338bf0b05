import type { IconName } from '#components/iconNames.ts';
import type { StatusTone } from '#domain/orderStatus.ts';

/** The icon that says the same as the colour. */
export const TONE_ICONS: Readonly<Record<StatusTone | 'primary', IconName>> = {
  neutral: 'info-circle-fill',
  primary: 'info-circle-fill',
  danger: 'exclamation-octagon-fill',
  warning: 'exclamation-triangle-fill',
  success: 'check-circle-fill',
};
