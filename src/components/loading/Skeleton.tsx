import './skeleton.css';
import type { ReactNode } from 'react';

interface SkeletonProps {
  /** Says what is loading. R510: only screen readers read it for the first ten seconds. */
  label: string;
  children: ReactNode;
}

/**
 * A placeholder for content that is loading. It appears after 150 ms, so that nothing flickers if the
 * response is fast.
 */
export function SkeletonFrame({ label, children }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="skeleton-label">{label}</span>
      {children}
    </div>
  );
}

export function SkeletonShapes({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are identical and never change their order
    <span key={index} className={className} aria-hidden="true" />
  ));
}

export function Skeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <SkeletonFrame label={label}>
      <div className="skeleton-lines">
        <SkeletonShapes count={lines} className="skeleton-line" />
      </div>
    </SkeletonFrame>
  );
}
