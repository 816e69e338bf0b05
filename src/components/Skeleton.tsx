interface SkeletonProps {
  /** What is being loaded, for those who do not see the shapes. */
  label: string;
  lines: number;
}

/** Grey lines in the shape of what is coming. They show after 150 ms, so that quick answers do not flicker. */
export function Skeleton({ label, lines }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change their order
        <span key={index} className="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  );
}
