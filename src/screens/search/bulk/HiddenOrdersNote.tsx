import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/form/CheckField.tsx';
import { Note } from '#components/notice/Note.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectHiddenCount, selectShownSelection } from '#store/results/selectionSelectors.ts';

interface HiddenOrdersNoteProps {
  /** Whether the plan excludes the selected orders that are not on screen. */
  isOnlyShown: boolean;
  onChange: (isOnlyShown: boolean) => void;
}

/** R140: says how many selected orders are not on screen, and offers to exclude them. */
export function HiddenOrdersNote({ isOnlyShown, onChange }: HiddenOrdersNoteProps) {
  const { t } = useTranslation('bulk');
  const hidden = useAppSelector(selectHiddenCount);
  const shown = useAppSelector(selectShownSelection).length;
  if (hidden === 0) return null;
  return (
    <Note tone="warning">
      <p className="mb-1">{t('dialog.hidden', { count: hidden })}</p>
      {(shown > 0 || isOnlyShown) && (
        <CheckField
          label={t('dialog.onlyShown', { count: shown })}
          checked={isOnlyShown}
          onChange={onChange}
        />
      )}
    </Note>
  );
}
