import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { SAVED_SEARCH_NAME_MAX, type SavedSearch } from '#domain/search/savedSearch.ts';
import { CopyLinkButton } from '../views/CopyLinkButton.tsx';

interface SavedSearchRowProps {
  search: SavedSearch;
  /** The name that the user has typed, or else the current one. */
  typed: string;
  /** Why the typed name is refused; null if it is not. */
  problem: string | null;
  onType: (name: string) => void;
  onDelete: () => void;
}

export function SavedSearchRow({ search, typed, problem, onType, onDelete }: SavedSearchRowProps) {
  const { t } = useTranslation('saved');
  const problemId = useId();
  const { name } = search;
  return (
    <div className="saved-row">
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
      <Button
        variant="icon"
        className="text-danger"
        data-delete
        aria-label={t('edit.delete', { name })}
        title={t('edit.delete', { name })}
        onClick={onDelete}
      >
        <Icon name="trash" />
      </Button>
    </div>
  );
}
