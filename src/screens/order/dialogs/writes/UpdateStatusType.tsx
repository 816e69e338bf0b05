import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/SelectField.tsx';
import { UPDATE_TYPES, type UpdateType } from '#domain/actions/statusUpdate.ts';

interface UpdateStatusTypeProps {
  value: UpdateType | null;
  onChange: (type: UpdateType | null) => void;
}

/** S4.45: the user selects the type of the status update. */
export function UpdateStatusType({ value, onChange }: UpdateStatusTypeProps) {
  const { t } = useTranslation('actions');
  return (
    <SelectField
      label={t('updateStatus.type')}
      className="mb-3"
      hint={value && t(`updateStatus.effect.${value}`)}
      value={value ?? ''}
      options={['', ...UPDATE_TYPES]}
      name={(type) => (type === '' ? t('updateStatus.chooseType') : t(`updateStatus.types.${type}`))}
      onChange={(type) => onChange(type === '' ? null : type)}
    />
  );
}
