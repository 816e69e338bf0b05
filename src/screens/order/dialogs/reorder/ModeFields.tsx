import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { parseSplitSize, reorderModes } from '#domain/actions/reorderPlan.ts';
import type { Item } from '#domain/item/item.ts';
import { REORDER_WARN_ABOVE_ITEMS, SPLIT_DEFAULT_SIZE } from '#domain/limits.ts';
import { PlacementLink } from './PlacementLink.tsx';
import type { ReorderDraft } from './reorderDraft.ts';

interface ModeFieldsProps {
  orderId: string;
  itemCount: number;
  /** The items to reorder if they are only a part of the order; otherwise null. */
  keep: readonly Item[] | null;
  draft: ReorderDraft;
  onChange: (draft: ReorderDraft) => void;
}

function SplitSizeField({ draft, onChange }: Pick<ModeFieldsProps, 'draft' | 'onChange'>) {
  const { t } = useTranslation('reorder');
  const id = useId();
  const isWrong = parseSplitSize(draft.splitSize) === null;
  return (
    <div className="split-size">
      <label htmlFor={id}>{t('splitSize.label')}</label>
      <input
        id={id}
        className={`form-control form-control-sm ${isWrong ? 'is-invalid' : ''}`}
        inputMode="numeric"
        placeholder={String(SPLIT_DEFAULT_SIZE)}
        value={draft.splitSize}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(event) => onChange({ ...draft, splitSize: event.target.value })}
      />
      {isWrong && (
        <span className="invalid-feedback d-inline" id={`${id}-problem`}>
          {t('splitSize.problem', { max: REORDER_WARN_ABOVE_ITEMS })}
        </span>
      )}
    </div>
  );
}

/** The choice of the reorder mode, with the details of the selected one. */
export function ModeFields({ orderId, itemCount, keep, draft, onChange }: ModeFieldsProps) {
  const { t } = useTranslation('reorder');
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{t('mode.legend')}</legend>
      {reorderModes(itemCount).map((mode) => (
        <div className="form-check" key={mode}>
          <input
            type="radio"
            className="form-check-input"
            id={`${name}-${mode}`}
            name={name}
            checked={draft.mode === mode}
            aria-describedby={`${name}-${mode}-hint`}
            onChange={() => onChange({ ...draft, mode })}
          />
          <label className="form-check-label" htmlFor={`${name}-${mode}`}>
            {t(`mode.${mode}`)}
          </label>
          <p className="field-hint" id={`${name}-${mode}-hint`}>
            {t(`mode.${mode}Hint`)}
          </p>
          {mode === 'split' && draft.mode === 'split' && <SplitSizeField draft={draft} onChange={onChange} />}
          {mode === 'changes' && draft.mode === 'changes' && <PlacementLink orderId={orderId} keep={keep} />}
        </div>
      ))}
    </fieldset>
  );
}
