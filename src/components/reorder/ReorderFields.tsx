import { useTranslation } from 'react-i18next';
import { type ReorderOptions, reorderWarnings } from '#domain/actions/reorderPlan.ts';
import type { RemediationOptions } from '#domain/bulk/bulkPlan.ts';
import { REORDER_WARN_ABOVE_ITEMS } from '#domain/limits.ts';
import { CheckField } from '../form/CheckField.tsx';
import { Note } from '../notice/Notice.tsx';

const OPTIONS = ['keepDates', 'newIdentifiers', 'unlink'] as const;

interface ReorderOptionFieldsProps {
  options: ReorderOptions;
  onChange: (options: ReorderOptions) => void;
}

/** The options for the new orders (S2.63), for a reorder of one order or several. */
export function ReorderOptionFields({ options, onChange }: ReorderOptionFieldsProps) {
  const { t } = useTranslation('reorder');
  return OPTIONS.map((name) => (
    <CheckField
      key={name}
      label={t(`options.${name}`)}
      hint={t(`options.${name}Hint`)}
      checked={options[name]}
      onChange={(isChosen) => onChange({ ...options, [name]: isChosen })}
    />
  ));
}

interface RemediationFieldsProps {
  options: RemediationOptions;
  /** Whether they are about one order, so that the user's permission for its merchant is certain. */
  isOne?: boolean;
  onChange: (options: RemediationOptions) => void;
}

/** The two options of R18. Only users with the permission to remediate see them (S6.6). */
export function RemediationFields({ options, isOne = false, onChange }: RemediationFieldsProps) {
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
      <p className="field-hint">{t(isOne ? 'remediate.hintOne' : 'remediate.hint')}</p>
    </fieldset>
  );
}

interface ReorderWarningsProps {
  /** The number of items in the order; 0 if the warnings concern several orders. */
  itemCount: number;
  options: ReorderOptions;
}

/**
 * S5.52: the warnings before a reorder. The element also exists while it is empty, so that screen readers
 * announce changes.
 */
export function ReorderWarnings({ itemCount, options }: ReorderWarningsProps) {
  const { t } = useTranslation('reorder');
  return (
    <div role="status">
      {reorderWarnings(itemCount, options).map((warning) => (
        <Note key={warning} tone={warning === 'linked' ? 'info' : 'warning'}>
          {t(`warning.${warning}`, { max: REORDER_WARN_ABOVE_ITEMS })}
        </Note>
      ))}
    </div>
  );
}
