import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FactProps {
  name: string;
  /** Only '', null and false mean unknown. */
  children: ReactNode;
  /** Spans two columns: platform IDs do not fit into one. */
  isWide?: boolean;
}

/** One term of a definition list; an unknown value is shown as such (S8.29). */
export function Fact({ name, children, isWide = false }: FactProps) {
  const { t } = useTranslation('order');
  const isKnown = Children.toArray(children).some((child) => child !== '');
  return (
    <div className={isWide ? 'fact fact-wide' : 'fact'}>
      <dt>{name}</dt>
      <dd>{isKnown ? children : <span className="text-body-secondary">{t('notAvailable')}</span>}</dd>
    </div>
  );
}
