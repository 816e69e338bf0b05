import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/loading/Deferred.tsx';

const loadSyntaxTip = async () => (await import('./SyntaxTip.tsx')).SyntaxTip;

interface TermFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (term: string) => void;
}

/** S2.16, S5.6: the search text, with a tip about its syntax. */
export function SearchTermField({ ref, value, onChange }: TermFieldProps) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <div className="search-form-term">
      <span className="label-row">
        <label htmlFor={id} className="form-label">
          {t('form.term')}
        </label>
        <Deferred load={loadSyntaxTip} props={{}} title={t('form.term')} failure="none" isLowPriority />
      </span>
      <input
        id={id}
        ref={ref}
        type="search"
        className="form-control"
        value={value}
        placeholder={t('form.termPlaceholder')}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
