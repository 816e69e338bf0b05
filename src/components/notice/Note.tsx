import './note.css';
import type { ReactNode } from 'react';
import type { Severity } from '#domain/console/severity.ts';
import { Icon } from '../Icon.tsx';
import { SEVERITY_ICONS } from './severityIcons.ts';

export function Note({ tone, children }: { tone: Severity; children: ReactNode }) {
  return (
    <div className={`note note-${tone}`}>
      <Icon name={SEVERITY_ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
