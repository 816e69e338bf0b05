import type { ReactNode } from 'react';

interface SkeletonProps {
  /** What is being loaded, for those who do not see the shapes. */
  label: string;
  /** The grey shapes of what is coming, where it would not come as lines. */
  children: ReactNode;
}

/** What stands where something is coming. It shows after 150 ms, so that quick answers do not flicker. */
export function SkeletonFrame({ label, children }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}

/** As many of a skeleton's shapes as wanted, all alike. */
export function SkeletonShapes({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change their order
    <span key={index} className={className} aria-hidden="true" />
  ));
}

/** Grey lines, for a text or a short list. */
export function Skeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <SkeletonFrame label={label}>
      <div className="skeleton-lines">
        <SkeletonShapes count={lines} className="skeleton-line" />
      </div>
    </SkeletonFrame>
  );
}
