import './note.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

export type NoteTone = 'info' | 'warning' | 'danger' | 'success';

export const NOTE_TONE_ICONS: Readonly<Record<NoteTone, IconName>> = {
  info: 'info-circle-fill',
  warning: 'exclamation-triangle-fill',
  danger: 'exclamation-octagon-fill',
  success: 'check-circle-fill',
};

export function Note({ tone, children }: { tone: NoteTone; children: ReactNode }) {
  return (
    <div className={`note note-${tone}`}>
      <Icon name={NOTE_TONE_ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
