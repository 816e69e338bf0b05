import './columnsPanel.css';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { RestoredNote } from '#components/dialog/RestoredNote.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { SortableList } from '#components/form/SortableList.tsx';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import { useUrlWriter } from '#components/page/useUrlWriter.ts';
import { TitledSection } from '#components/TitledSection.tsx';
import { withEntry, withoutKey } from '#domain/byKey.ts';
import { type ColumnChoice, columnChoices, storedColumns } from '#domain/results/columnChoices.ts';
import {
  type ColumnWidths,
  columnWidth,
  type SizedColumnId,
  WIDTH_CHOICES,
} from '#domain/results/columnWidths.ts';
import { withMovedEntry } from '#domain/results/moveEntry.ts';
import { useDraft } from '#store/console/useDraft.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadSettings, saveSettings } from '#store/people/settingsOperations.ts';
import { columnsChanged } from '#store/people/settingsSlice.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { selectColumns } from '#store/search/searchSelectors.ts';
import { useRetriable } from '#store/useRetriable.ts';

const CHOICES = ['narrow', 'medium', 'wide', 'widest'] as const;

/** R68: selects the width of a column without dragging. It applies immediately. */
function WidthSelect({ id, name }: { id: SizedColumnId; name: string }) {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const widths = useAppSelector((state) => state.settings.columnWidths);
  const width = columnWidth(widths, id);
  // R444: the column of the order ID is never narrower than by default.
  const choices = id === 'orderId' ? CHOICES.slice(1) : CHOICES;
  const chosen = CHOICES.find((choice) => WIDTH_CHOICES[choice] === width);
  const change = (value: string) => {
    const choice = CHOICES.find((one) => one === value);
    const columnWidths = choice ? withEntry(widths, id, WIDTH_CHOICES[choice]) : withoutKey(widths, id);
    dispatch(columnsChanged({ columnWidths }));
  };
  return (
    <select
      className="form-select form-select-sm column-width"
      aria-label={t('columns.width.label', { column: name })}
      value={chosen ?? (width === null ? 'usual' : 'dragged')}
      onChange={({ target }) => change(target.value)}
    >
      {width !== null && chosen === undefined && (
        <option value="dragged">{t('columns.width.dragged')}</option>
      )}
      <option value="usual">{t('columns.width.usual')}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t(`columns.width.${choice}`)}
        </option>
      ))}
    </select>
  );
}

/** R502: the columns shown are not those that the user has saved, and applying a change would replace these. */
function LoadFailure() {
  const { t } = useTranslation('settings');
  return <RetryNote read={useRetriable(loadSettings, { document: 'columns' })} text={t('columns.failed')} />;
}

const UNTOUCHED: { choices: readonly ColumnChoice[] | null } = { choices: null };

/**
 * Returns the user's unapplied choices, or `offered` if there are none or if the set of columns has changed.
 */
function useChoices(offered: readonly ColumnChoice[]) {
  const draft = useDraft('columns', UNTOUCHED);
  const kept = draft.value.choices;
  const columnIds = (choices: readonly ColumnChoice[]) => choices.map(({ id }) => id).sort();
  const isKept = kept !== null && String(columnIds(kept)) === String(columnIds(offered));
  return {
    choices: isKept ? kept : offered,
    isRestored: isKept && draft.isRestored,
    setChoices: (choices: readonly ColumnChoice[]) => draft.change(() => ({ choices })),
    discard: draft.discard,
  };
}

/** Lets the user select, sort and resize the columns. Widths and a reset apply immediately. */
export function ColumnsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'table']);
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectColumns);
  const permissions = useAppSelector(selectPermissions);
  const saving = useOperation(saveSettings, 'columns');
  const { choices, isRestored, setChoices, discard } = useChoices(columnChoices(stored, permissions));
  const nameOf = ({ id }: ColumnChoice) => t(`table:column.${id}`);
  const choose = (id: ColumnChoice['id'], isChosen: boolean) =>
    setChoices(choices.map((choice) => (choice.id === id ? { id, isChosen } : choice)));
  const writeAddress = useUrlWriter();
  /**
   * Saves the change. The columns in the URL are removed, because they would replace the saved ones when the
   * user returns to that URL.
   */
  const save = (change: { columns: string[] | null; columnWidths?: ColumnWidths }) => {
    dispatch(columnsChanged(change));
    writeAddress(
      ({ params, state }) => {
        const kept = new URLSearchParams(params);
        kept.delete('columns');
        return { params: kept, state };
      },
      { replace: true },
    );
  };
  const handleApply = () => {
    save({ columns: storedColumns(choices, stored) });
    discard();
    onClose();
  };
  const handleReset = () => {
    save({ columns: null, columnWidths: {} });
    discard();
  };
  return (
    <TitledSection title={t('columns.title')} level={2} className="columns-panel">
      <p className="small mb-2">{t('columns.hint')}</p>
      <LoadFailure />
      {isRestored && <RestoredNote onStartOver={discard} />}
      <div className="columns-choices">
        <div className="columns-fixed">
          <label className="form-check mb-0">
            <input type="checkbox" className="form-check-input" checked readOnly aria-disabled="true" />{' '}
            {t('columns.orderId')}
          </label>
          <WidthSelect id="orderId" name={t('table:orderId')} />
        </div>
        <SortableList
          label={t('columns.title')}
          entries={choices}
          nameOf={nameOf}
          keyOf={({ id }) => id}
          onMove={(from, to) => setChoices(withMovedEntry(choices, from, to))}
        >
          {(choice) => (
            <>
              <CheckField
                label={nameOf(choice)}
                checked={choice.isChosen}
                className="mb-0"
                onChange={(isChosen) => choose(choice.id, isChosen)}
              />
              {choice.isChosen && <WidthSelect id={choice.id} name={nameOf(choice)} />}
            </>
          )}
        </SortableList>
      </div>
      <div className="columns-actions">
        {saving.status === 'failed' && <p className="columns-unsaved">{t('columns.unsaved')}</p>}
        <Button size="sm" onClick={handleReset}>
          {t('columns.reset')}
        </Button>
        <Button variant="primary" size="sm" onClick={handleApply}>
          {t('columns.apply')}
        </Button>
      </div>
    </TitledSection>
  );
}
