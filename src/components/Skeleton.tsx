import type { ReactNode } from 'react';

interface SkeletonProps {
  /** The accessible name, which says what is loading. */
  label: string;
  /** The placeholder's gray shapes, if the content is not lines of text. */
  children: ReactNode;
}

/** A placeholder during loading. It appears after 150 ms, so that quick responses do not flicker. */
export function SkeletonFrame({ label, children }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}

/** This many identical placeholder shapes. */
export function SkeletonShapes({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are identical and never change their order
    <span key={index} className={className} aria-hidden="true" />
  ));
}

/** Gray lines, for a text or a short list. */
export function Skeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <SkeletonFrame label={label}>
      <div className="skeleton-lines">
        <SkeletonShapes count={lines} className="skeleton-line" />
      </div>
    </SkeletonFrame>
  );
}
