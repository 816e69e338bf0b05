import type { IconName } from '#components/iconNames.ts';
import type { StatusTone } from '#domain/order/orderStatus.ts';

/** The icon that conveys the same as the color. */
export const TONE_ICONS: Readonly<Record<StatusTone | 'primary', IconName>> = {
  neutral: 'info-circle-fill',
  primary: 'info-circle-fill',
  danger: 'exclamation-octagon-fill',
  warning: 'exclamation-triangle-fill',
  success: 'check-circle-fill',
};
