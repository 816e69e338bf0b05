import type { Severity } from '#domain/console/severity.ts';
import type { IconName } from '../iconNames.ts';

export const SEVERITY_ICONS: Readonly<Record<Severity, IconName>> = {
  success: 'check-circle-fill',
  info: 'info-circle-fill',
  warning: 'exclamation-triangle-fill',
  danger: 'exclamation-octagon-fill',
};
