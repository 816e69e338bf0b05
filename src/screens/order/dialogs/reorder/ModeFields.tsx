import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#components/Button.tsx';
import { CopyableId } from '#components/copy/CopyButton.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { useSubmitShortcut } from '#components/keyboard/useSubmitShortcut.ts';
import { parseSplitSize, reorderModes } from '#domain/actions/reorderPlan.ts';
import { orderPlacementUrl } from '#domain/console/externalPages.ts';
import { itemLabel } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import { REORDER_WARN_ABOVE_ITEMS, SPLIT_DEFAULT_SIZE } from '#domain/limits.ts';
import { useAppSelector } from '#store/hooks.ts';
import { ItemNameWithQuantity } from '../../facts/ItemLabel.tsx';
import { ItemsInSequence } from '../itemSequence.tsx';
import type { ReorderDraft } from './reorderDraft.ts';

/** R117: the link contains only the order ID, so the user has to remove the other items. */
function ItemsToKeep({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation(['reorder', 'item']);
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  return (
    <>
      <p className="mb-0">{t('mode.keepOnly')}</p>
      <ItemsInSequence items={items} className="plan-items">
        {(item) => (
          <>
            <ItemNameWithQuantity item={item} />{' '}
            <CopyableId id={itemLabel(item, idFormat)} idKind={t('item:fact.itemId')} />
          </>
        )}
      </ItemsInSequence>
    </>
  );
}

/** S4.58: a link to the site on which the user makes the changes. R167: it is the dialog's main action. */
function PlacementLink({ orderId, keep }: Pick<ModeFieldsProps, 'orderId' | 'keep'>) {
  const { t } = useTranslation('reorder');
  const placement = useAppSelector((state) => state.configuration.pages.orderPlacement);
  const link = useSubmitShortcut<HTMLAnchorElement>();
  if (!placement) return <p>{t('mode.noPlacement')}</p>;
  return (
    <>
      {keep && <ItemsToKeep items={keep} />}
      <p>
        <ExternalLink
          ref={link}
          href={orderPlacementUrl(placement, orderId)}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('mode.openPlacement')}
        </ExternalLink>
      </p>
    </>
  );
}

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
