import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { UPDATE_TYPES, type UpdateType } from '#domain/actions/statusUpdate.ts';

interface UpdateStatusTypeProps {
  value: UpdateType | null;
  onChange: (type: UpdateType | null) => void;
}

/** S4.45: the user selects the type of the status update. */
export function UpdateStatusType({ value, onChange }: UpdateStatusTypeProps) {
  const { t } = useTranslation('actions');
  const id = useId();
  return (
    <div className="mb-3">
      <label htmlFor={id} className="form-label">
        {t('updateStatus.type')}
      </label>
      <select
        id={id}
        className="form-select"
        value={value ?? ''}
        onChange={({ target }) => onChange(UPDATE_TYPES.find((type) => type === target.value) ?? null)}
      >
        <option value="">{t('updateStatus.chooseType')}</option>
        {UPDATE_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`updateStatus.types.${type}`)}
          </option>
        ))}
      </select>
      {value && <p className="form-text mb-0">{t(`updateStatus.effect.${value}`)}</p>}
    </div>
  );
}
