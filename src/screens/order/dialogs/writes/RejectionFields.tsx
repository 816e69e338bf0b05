import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { REJECTION_CODES, type RejectionDraft } from '#domain/actions/rejection.ts';

interface RejectionFieldsProps {
  value: RejectionDraft;
  onChange: (value: RejectionDraft) => void;
}

/** S5.27: the code and the reason of a rejection. */
export function RejectionFields({ value, onChange }: RejectionFieldsProps) {
  const { t } = useTranslation('actions');
  const codeId = useId();
  const reasonId = useId();
  const { code, reason } = value;
  return (
    <>
      <div className="mb-3">
        <label htmlFor={codeId} className="form-label">
          {t('rejectItem.code')}
        </label>
        <select
          id={codeId}
          className="form-select"
          required
          value={code}
          onChange={({ target }) => {
            const chosen = REJECTION_CODES.find((one) => one === target.value) ?? '';
            onChange({ ...value, code: chosen });
          }}
        >
          <option value="">{t('rejectItem.chooseCode')}</option>
          {REJECTION_CODES.map((one) => (
            <option key={one} value={one}>
              {t(`rejectItem.codes.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <label htmlFor={reasonId} className="form-label">
        {t('rejectItem.reason')}
      </label>
      <textarea
        id={reasonId}
        className="form-control"
        rows={3}
        required
        value={reason}
        onChange={({ target }) => onChange({ ...value, reason: target.value })}
      />
    </>
  );
}
