import { useTranslation } from 'react-i18next';
import type { RemediationOptions } from '#domain/bulk/bulkPlan.ts';
import { CheckField } from '../form/CheckField.tsx';

interface RemediationFieldsProps {
  options: RemediationOptions;
  onChange: (options: RemediationOptions) => void;
}

/** The two options of R18. Only users with the permission to remediate see them (S6.6). */
export function RemediationFields({ options, onChange }: RemediationFieldsProps) {
  const { t } = useTranslation('reorder');
  return (
    <fieldset className="choices">
      <legend>{t('remediate.legend')}</legend>
      <CheckField
        label={t('remediate.cancel')}
        checked={options.cancelOriginals}
        onChange={(cancelOriginals) => onChange({ ...options, cancelOriginals })}
      />
      <CheckField
        label={t('remediate.clear')}
        checked={options.clearAlerts}
        onChange={(clearAlerts) => onChange({ ...options, clearAlerts })}
      />
      <p className="field-hint">{t('remediate.hint')}</p>
    </fieldset>
  );
}
