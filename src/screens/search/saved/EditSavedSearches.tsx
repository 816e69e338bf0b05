import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/ActionModal.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { ReorderList } from '#components/ReorderList.tsx';
import { moved } from '#domain/listOrder.ts';
import type { SavedSearch } from '#domain/savedSearch.ts';
import { searchPath } from '#domain/searchUrl.ts';
import { mergeSavedSearches } from '#domain/settings.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { saveSavedSearches } from '#store/settingsOperations.ts';
import { NoneSaved } from './NoneSaved.tsx';

interface RowProps {
  search: SavedSearch;
  onDelete: () => void;
}

function Row({ search, onDelete }: RowProps) {
  const { t } = useTranslation('saved');
  return (
    <div className="saved-row">
      <span className="saved-name">{search.name}</span>
      <CopyButton
        text={`${window.location.origin}${searchPath(search.criteria, search.columns)}`}
        label={t('copyLink', { name: search.name })}
        icon="link-45deg"
      />
      <button
        type="button"
        className="btn btn-icon text-danger"
        data-delete
        aria-label={t('edit.delete', { name: search.name })}
        title={t('edit.delete', { name: search.name })}
        onClick={onDelete}
      >
        <Icon name="trash" />
      </button>
    </div>
  );
}

/** The list with what the person changed in it; what is saved elsewhere meanwhile comes in beside it. */
function useChangedList() {
  const saved = useAppSelector((state) => state.settings.savedSearches);
  const [change, setChange] = useState<Record<'from' | 'to', readonly SavedSearch[]> | null>(null);
  return {
    list: change ? mergeSavedSearches(change.from, change.to, saved) : saved,
    isChanged: change !== null,
    changeTo: (to: readonly SavedSearch[]) => setChange({ from: saved, to }),
  };
}

/** Sorts and deletes saved searches (S2.20); nothing is final before it is saved. */
export function EditSavedSearches({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('saved');
  const dispatch = useAppDispatch();
  const { list, isChanged, changeTo } = useChangedList();
  const body = useRef<HTMLDivElement>(null);
  const handleDelete = (index: number) => {
    changeTo(list.toSpliced(index, 1));
    // The focus goes on to the next row, or to the text that says there is none.
    const buttons = body.current?.querySelectorAll<HTMLElement>('[data-delete]');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? body.current;
    next?.focus();
  };
  const handleSubmit = () => {
    dispatch(saveSavedSearches.requested(list));
    onClose();
  };
  return (
    <ActionModal
      title={t('edit.title')}
      submitLabel={t('edit.submit')}
      busy={false}
      failure={null}
      disabledReason={isChanged ? null : t('edit.unchanged')}
      onSubmit={handleSubmit}
      onCheck={onClose}
      onClose={onClose}
    >
      <div ref={body} tabIndex={-1}>
        {list.length === 0 ? (
          <NoneSaved>
            <p className="mb-0">{t('edit.empty')}</p>
          </NoneSaved>
        ) : (
          <>
            <p className="form-label">{t('edit.hint')}</p>
            <ReorderList
              label={t('saved')}
              entries={list}
              keyOf={(search) => search.name}
              nameOf={(search) => search.name}
              onMove={(from, to) => changeTo(moved(list, from, to))}
            >
              {(search, index) => <Row search={search} onDelete={() => handleDelete(index)} />}
            </ReorderList>
          </>
        )}
      </div>
    </ActionModal>
  );
}
