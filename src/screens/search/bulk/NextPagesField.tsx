import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/form/CheckField.tsx';
import { parseNextPages } from '#domain/bulk/nextPages.ts';
import type { NextPagesInput } from './bulkDraft.ts';

interface NextPagesFieldProps {
  value: NextPagesInput;
  limit: number;
  onChange: (value: NextPagesInput) => void;
}

/** S5.17: lets a reorder include the orders on the next result pages, at most five pages. */
export function NextPagesField({ value, limit, onChange }: NextPagesFieldProps) {
  const { t } = useTranslation('bulk');
  const id = useId();
  if (limit === 0) return <p className="field-hint">{t('dialog.nextPages.none')}</p>;
  const isWrong = value.isIncluded && parseNextPages(value.count, limit) === null;
  return (
    <>
      <CheckField
        label={t('dialog.nextPages.label')}
        checked={value.isIncluded}
        onChange={(isIncluded) => onChange({ ...value, isIncluded })}
      />
      {value.isIncluded && (
        <div className="next-pages">
          <label htmlFor={id}>{t('dialog.nextPages.count')}</label>
          <input
            id={id}
            className={`form-control form-control-sm ${isWrong ? 'is-invalid' : ''}`}
            inputMode="numeric"
            value={value.count}
            aria-invalid={isWrong}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange({ ...value, count: event.target.value })}
          />
          <span className={isWrong ? 'invalid-feedback d-inline' : 'field-hint mb-0'} id={`${id}-hint`}>
            {t('dialog.nextPages.hint', { max: limit })}
          </span>
        </div>
      )}
    </>
  );
}
