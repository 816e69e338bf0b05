import './emptyState.css';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  children?: ReactNode;
}

export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Icon name={icon} className="empty-state-icon" />
      <h2 className="h5">{title}</h2>
      {children}
    </div>
  );
}
