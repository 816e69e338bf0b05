import { type ReactNode, useId } from 'react';

interface DetailSectionProps {
  title: string;
  children: ReactNode;
}

export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section className="detail-section" aria-labelledby={id}>
      <h4 className="detail-title" id={id}>
        {title}
      </h4>
      {children}
    </section>
  );
}
