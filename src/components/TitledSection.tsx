import { type ReactNode, useId } from 'react';

interface TitledSectionProps {
  title: ReactNode;
  /** The level of the heading. */
  level: 2 | 3 | 4 | 5;
  className?: string;
  children: ReactNode;
}

/** A section with a heading, which is also its accessible name. */
export function TitledSection({ title, level, className, children }: TitledSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={className} aria-labelledby={id}>
      <Heading className="h6" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
