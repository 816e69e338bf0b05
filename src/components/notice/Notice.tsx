import './note.css';
import type { ReactNode } from 'react';
import type { Severity } from '#domain/console/severity.ts';
import { Icon } from '../Icon.tsx';
import { SEVERITY_ICONS } from './severityIcons.ts';

interface NoticeProps {
  severity: Severity;
  /** A sentence above the content. Without a title, the content must be a single line of text. */
  title?: string;
  /** Whether screen readers announce the notice when they are idle, instead of immediately. */
  isPolite?: boolean;
  children?: ReactNode;
}

export function Notice({ severity, title, isPolite = false, children }: NoticeProps) {
  const icon = <Icon name={SEVERITY_ICONS[severity]} />;
  return (
    <div className={`alert alert-${severity} text-break`} role={isPolite ? 'status' : 'alert'}>
      {title === undefined ? (
        <>{icon} </>
      ) : (
        <p className={children ? 'fw-semibold mb-1' : 'fw-semibold mb-0'}>
          {icon} {title}
        </p>
      )}
      {children}
    </div>
  );
}

export function Note({ tone, children }: { tone: Severity; children: ReactNode }) {
  return (
    <div className={`note note-${tone}`}>
      <Icon name={SEVERITY_ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
