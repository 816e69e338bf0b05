import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { REJECTION_CODES, type RejectionDraft } from '#domain/actions/rejection.ts';

interface RejectionFieldsProps {
  value: RejectionDraft;
  onChange: (value: RejectionDraft) => void;
}

/** S5.27: the code and the reason of a rejection. */
export function RejectionFields({ value, onChange }: RejectionFieldsProps) {
  const { t } = useTranslation('actions');
  return (
    <>
      <SelectField
        label={t('rejectItem.code')}
        className="mb-3"
        isRequired
        value={value.code}
        options={['', ...REJECTION_CODES]}
        name={(code) => (code === '' ? t('rejectItem.chooseCode') : t(`rejectItem.codes.${code}`))}
        onChange={(code) => onChange({ ...value, code })}
      />
      <TextField
        label={t('rejectItem.reason')}
        rows={3}
        isRequired
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason })}
      />
    </>
  );
}
