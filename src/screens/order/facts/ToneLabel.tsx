import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import type { StatusTone } from '#domain/item/statusTone.ts';

type Tone = StatusTone | 'primary';

/** The icon for each color, so that no information depends on the color alone. */
export const STATUS_TONE_ICONS: Readonly<Record<Tone, IconName>> = {
  neutral: 'info-circle-fill',
  primary: 'info-circle-fill',
  danger: 'exclamation-octagon-fill',
  warning: 'exclamation-triangle-fill',
  success: 'check-circle-fill',
};

export function ToneLabel({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={`status-label status-${tone}`}>
      <Icon name={STATUS_TONE_ICONS[tone]} /> {children}
    </span>
  );
}
