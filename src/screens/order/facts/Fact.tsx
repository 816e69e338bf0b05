import './fact.css';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '#components/copy/CopyButton.tsx';

interface FactProps {
  name: ReactNode;
  /** '', null and false mean that the value is unknown; 0 is a known value. */
  children: ReactNode;
  /** Whether the fact spans two columns, for example because an ID does not fit into one. */
  isWide?: boolean | undefined;
}

/** One name and value in a definition list. An unknown value is shown as not available (S8.29). */
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

/** An ID with a button that copies it; '' means that the ID is unknown. */
export function IdFact({ name, id, isWide }: { name: string; id: string; isWide?: boolean }) {
  return (
    <Fact name={name} isWide={isWide}>
      {id !== '' && <CopyableId id={id} idKind={name} />}
    </Fact>
  );
}
