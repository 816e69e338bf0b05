import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/ActionModal.tsx';
import { RestoredNote } from '#components/RestoredNote.tsx';
import { SortableList } from '#components/SortableList.tsx';
import { withMovedEntry } from '#domain/results/listOrder.ts';
import { mergeSavedSearches } from '#domain/search/mergeSavedSearches.ts';
import { findByName, type SavedSearch } from '#domain/search/savedSearch.ts';
import { useDraft } from '#store/console/useDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { SavedSearchesPlaceholder } from './SavedSearchesPlaceholder.tsx';
import { SavedSearchRow } from './SavedSearchRow.tsx';

type ListChange = Record<'from' | 'to', readonly SavedSearch[]>;
const NO_CHANGE: { change: ListChange | null } = { change: null };

/** Returns the list with the user's changes and with searches that were saved elsewhere meanwhile. */
function useChangedList() {
  const saved = useAppSelector((state) => state.settings.savedSearches);
  const { value, isRestored, change: keep, discard } = useDraft('editSavedSearches', NO_CHANGE);
  const { change } = value;
  return {
    list: change ? mergeSavedSearches(change.from, change.to, saved) : saved,
    isChanged: change !== null,
    isRestored,
    changeTo: (to: readonly SavedSearch[]) => keep(() => ({ change: { from: saved, to } })),
    discard,
  };
}

/** S2.20, R62: sorts, renames and deletes saved searches. Changes are a draft until the user saves them. */
export function EditSavedSearchesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('saved');
  const dispatch = useAppDispatch();
  const { list, isChanged, isRestored, changeTo, discard } = useChangedList();
  const body = useRef<HTMLDivElement>(null);
  const handleDelete = (index: number) => {
    changeTo(list.toSpliced(index, 1));
    // The focus moves to the next row, the previous one, or the text for an empty list.
    const buttons = body.current?.querySelectorAll<HTMLElement>('[data-delete]');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? body.current;
    next?.focus();
  };
  const renamed = useRef<number | null>(null);
  // A renamed row is mounted again, so its button must get the focus again.
  useEffect(() => {
    if (renamed.current === null) return;
    body.current?.querySelectorAll<HTMLElement>('[data-rename]')[renamed.current]?.focus();
    renamed.current = null;
  });
  const handleRename = (index: number, search: SavedSearch, name: string) => {
    if (name === search.name) return;
    renamed.current = index;
    changeTo(list.with(index, { ...search, name }));
  };
  /** Why typed names are refused, by the name of the search. They would be lost if the user saved now. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const handleRefused = (name: string, reason: string | null) =>
    setRefused((before) => {
      const after = new Map(before);
      after.delete(name);
      if (reason !== null) after.set(name, reason);
      return after;
    });
  const [refusal = null] = refused.values();
  const handleSubmit = () => {
    dispatch(savedSearchesChanged(list));
    discard();
    onClose();
  };
  return (
    <ActionModal
      title={t('edit.title')}
      submitLabel={t('edit.submit')}
      disabledReason={refusal ?? (isChanged ? null : t('edit.unchanged'))}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {isRestored && <RestoredNote onStartOver={discard} />}
      <div ref={body} tabIndex={-1}>
        {list.length === 0 ? (
          <SavedSearchesPlaceholder>
            <p className="mb-0">{t('edit.empty')}</p>
          </SavedSearchesPlaceholder>
        ) : (
          <>
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
                  isTaken={(name) => (findByName(list, name) ?? search) !== search}
                  onRename={(name) => handleRename(index, search, name)}
                  onRefused={(reason) => handleRefused(search.name, reason)}
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
