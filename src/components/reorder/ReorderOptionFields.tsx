import { useTranslation } from 'react-i18next';
import type { ReorderOptions } from '#domain/actions/reorderPlan.ts';
import { CheckField } from '../form/CheckField.tsx';

interface ReorderOptionFieldsProps {
  options: ReorderOptions;
  onChange: (options: ReorderOptions) => void;
}

/** The options for the new orders (S2.63), for a reorder of one order or several. */
export function ReorderOptionFields({ options, onChange }: ReorderOptionFieldsProps) {
  const { t } = useTranslation('reorder');
  return (
    <>
      <CheckField
        label={t('options.keepDates')}
        hint={t('options.keepDatesHint')}
        checked={options.keepDates}
        onChange={(keepDates) => onChange({ ...options, keepDates })}
      />
      <CheckField
        label={t('options.newIdentifiers')}
        hint={t('options.newIdentifiersHint')}
        checked={options.newIdentifiers}
        onChange={(newIdentifiers) => onChange({ ...options, newIdentifiers })}
      />
      <CheckField
        label={t('options.unlink')}
        hint={t('options.unlinkHint')}
        checked={options.unlink}
        onChange={(unlink) => onChange({ ...options, unlink })}
      />
    </>
  );
}
