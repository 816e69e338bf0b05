import './emptyState.css';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** `h1` if the screen contains nothing else; `h2` by default. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

export function EmptyState({ icon, title, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Icon name={icon} className="empty-state-icon" />
      <Heading className="h5">{title}</Heading>
      {children}
    </div>
  );
}
