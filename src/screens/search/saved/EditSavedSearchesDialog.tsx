import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/Button.tsx';
import { ActionModal } from '#components/dialog/ActionModal.tsx';
import { SortableList } from '#components/form/SortableList.tsx';
import { Note } from '#components/notice/Notice.tsx';
import { byKey, entriesOf, lookUp, withEntry, withoutKey } from '#domain/byKey.ts';
import { isSameValue } from '#domain/people/storedSettings.ts';
import { withMovedEntry } from '#domain/results/moveEntry.ts';
import { mergeSavedSearches } from '#domain/search/mergeSavedSearches.ts';
import { findByName, SAVED_SEARCH_NAME_MAX, type SavedSearch } from '#domain/search/savedSearch.ts';
import { useDraft } from '#store/console/useDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { CopyLinkButton } from '../views/CopyLinkButton.tsx';
import { SavedSearchesPlaceholder } from './SavedSearchesPlaceholder.tsx';
import { SavedSearchNotes } from './SavedSearchNotes.tsx';

interface SavedSearchRowProps {
  search: SavedSearch;
  /** The name that the user has typed, or else the current one. */
  typed: string;
  /** Why the typed name is refused; null if it is not. */
  problem: string | null;
  onType: (name: string) => void;
  onDelete: () => void;
}

function SavedSearchRow({ search, typed, problem, onType, onDelete }: SavedSearchRowProps) {
  const { t } = useTranslation('saved');
  const problemId = useId();
  const { name } = search;
  return (
    <div className="d-flex align-items-center gap-1">
      <span className="saved-name">
        <input
          className={`form-control form-control-sm ${problem === null ? '' : 'is-invalid'}`}
          aria-label={t('edit.name', { name })}
          aria-invalid={problem !== null}
          aria-describedby={problemId}
          autoComplete="off"
          maxLength={SAVED_SEARCH_NAME_MAX}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <span id={problemId} role="status" className="saved-problem">
          {problem}
        </span>
      </span>
      <CopyLinkButton criteria={search.criteria} columns={search.columns} label={t('copyLink', { name })} />
      <IconButton
        icon="trash"
        label={t('edit.delete', { name })}
        className="text-danger"
        data-delete
        onClick={onDelete}
      />
    </div>
  );
}

type ListChange = Record<'from' | 'to', readonly SavedSearch[]>;
/** `names` contains the names that the user has typed, by the current ones. */
const NO_CHANGE = { change: null as ListChange | null, names: byKey<string>([]) };

/** Returns the list with the user's changes and with searches that were saved elsewhere meanwhile. */
function useChangedList() {
  const saved = useAppSelector((state) => state.settings.savedSearches);
  const { value, isRestored, change: keep, discard } = useDraft('editSavedSearches', NO_CHANGE);
  const { change, names } = value;
  const keepChanges = (next: typeof NO_CHANGE) =>
    next.change || entriesOf(next.names).length > 0 ? keep(() => next) : discard();
  const list = change ? mergeSavedSearches(change.from, change.to, saved) : saved;
  const changed = [
    ...entriesOf(names).map(([name]) => name),
    ...(change?.from ?? []).map(({ name }) => name),
  ];
  return {
    list,
    isMoved: !isSameValue(list, saved),
    /** Whether a search that the user's changes are about has another name now, or was deleted elsewhere. */
    isOvertaken: changed.some((name) => !findByName(saved, name)),
    isRestored,
    changeTo: (to: readonly SavedSearch[]) => {
      const isSaved = to.length === saved.length && to.every((search, index) => search === saved[index]);
      keepChanges({ change: isSaved ? null : { from: saved, to }, names });
    },
    typedName: ({ name }: SavedSearch) => lookUp(names, name) ?? name,
    rename: ({ name }: SavedSearch, typed: string) =>
      keepChanges({
        change,
        names: typed === name ? withoutKey(names, name) : withEntry(names, name, typed),
      }),
    discard,
  };
}

/** S2.20, R62: sorts, renames and deletes saved searches. Changes are a draft until the user saves them. */
export function EditSavedSearchesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('saved');
  const dispatch = useAppDispatch();
  const { list, isMoved, isOvertaken, isRestored, changeTo, typedName, rename, discard } = useChangedList();
  const renamed = list.map((search) => ({ ...search, name: typedName(search).trim() }));
  const isChanged = isMoved || renamed.some(({ name }, index) => name !== list[index]?.name);
  const problemOf = ({ name }: SavedSearch, index: number) => {
    if (name === list[index]?.name) return null;
    if (name === '') return t('save.nameRequired');
    return findByName(renamed.toSpliced(index, 1), name) ? t('edit.taken', { name }) : null;
  };
  const problems = renamed.map(problemOf);
  const body = useRef<HTMLDivElement>(null);
  const handleDelete = (index: number) => {
    changeTo(list.toSpliced(index, 1));
    // The focus moves to the next row, the previous one, or the text for an empty list.
    const buttons = body.current?.querySelectorAll<HTMLElement>('[data-delete]');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? body.current;
    next?.focus();
  };
  const handleSubmit = () => {
    dispatch(savedSearchesChanged(renamed));
    discard();
    onClose();
  };
  return (
    <ActionModal
      title={t('edit.title')}
      submitLabel={t('edit.submit')}
      disabledReason={problems.find(Boolean) ?? (isChanged ? null : t('edit.unchanged'))}
      onSubmit={handleSubmit}
      onClose={onClose}
      draft={{ isRestored, startOver: isRestored ? discard : null }}
    >
      <div role="status">{isOvertaken && <Note tone="warning">{t('edit.overtaken')}</Note>}</div>
      <div ref={body} tabIndex={-1}>
        {list.length === 0 ? (
          <SavedSearchesPlaceholder>
            <p className="mb-0">{t('edit.empty')}</p>
          </SavedSearchesPlaceholder>
        ) : (
          <>
            <SavedSearchNotes />
            <p className="form-label">{t('edit.hint')}</p>
            <SortableList
              label={t('saved')}
              entries={list}
              keyOf={(search) => search.name}
              nameOf={(search) => search.name}
              onMove={(from, to) => changeTo(withMovedEntry(list, from, to))}
            >
              {(search, index) => (
                <SavedSearchRow
                  search={search}
                  typed={typedName(search)}
                  problem={problems[index] ?? null}
                  onType={(name) => rename(search, name)}
                  onDelete={() => handleDelete(index)}
                />
              )}
            </SortableList>
          </>
        )}
      </div>
    </ActionModal>
  );
}
