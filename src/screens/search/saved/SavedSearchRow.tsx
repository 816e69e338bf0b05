import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { shortUrl } from '#domain/longUrl.ts';
import { SAVED_SEARCH_NAME_MAX, type SavedSearch } from '#domain/search/savedSearch.ts';
import { searchPath } from '#domain/search/searchUrl.ts';

interface NameFieldProps {
  name: string;
  isTaken: (name: string) => boolean;
  onRename: (name: string) => void;
  /** Called with the reason why the typed name is refused, or with null if it is not. */
  onRefused: (reason: string | null) => void;
  onClose: () => void;
}

/** Enter and leaving the field accept a valid name. Escape restores the previous name. */
function NameField({ name, isTaken, onRename, onRefused, onClose }: NameFieldProps) {
  const { t } = useTranslation('saved');
  const problemId = useId();
  const [value, setValue] = useState(name);
  const typed = value.trim();
  const problem =
    typed === '' ? t('save.nameRequired') : isTaken(typed) ? t('edit.taken', { name: typed }) : null;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const reportRefused = useEffectEvent(onRefused);
  useEffect(() => {
    reportRefused(problem);
    return () => reportRefused(null);
  }, [problem]);
  const accept = () => {
    if (problem === null) onRename(typed);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // These keys must not submit the form or close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') accept();
    else onClose();
  };
  return (
    <span className="saved-name">
      <input
        className={`form-control form-control-sm ${problem === null ? '' : 'is-invalid'}`}
        aria-label={t('edit.name', { name })}
        aria-invalid={problem !== null}
        aria-describedby={problemId}
        maxLength={SAVED_SEARCH_NAME_MAX}
        value={value}
        ref={field}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={handleKey}
        onBlur={accept}
      />
      <span id={problemId} role="status" className="saved-problem">
        {problem}
      </span>
    </span>
  );
}

interface SavedSearchRowProps {
  search: SavedSearch;
  isTaken: (name: string) => boolean;
  onRename: (name: string) => void;
  onRefused: NameFieldProps['onRefused'];
  onDelete: () => void;
}

export function SavedSearchRow({ search, isTaken, onRename, onRefused, onDelete }: SavedSearchRowProps) {
  const { t } = useTranslation('saved');
  const [isRenaming, setIsRenaming] = useState(false);
  const { name } = search;
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) button.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return (
    <div className="saved-row">
      {isRenaming ? (
        <NameField
          name={name}
          isTaken={isTaken}
          onRename={(renamed) => {
            setIsRenaming(false);
            onRename(renamed);
          }}
          onRefused={onRefused}
          onClose={() => setIsRenaming(false)}
        />
      ) : (
        <span className="saved-name">{name}</span>
      )}
      <Button
        variant="icon"
        ref={button}
        data-rename
        aria-label={t('edit.rename', { name })}
        title={t('edit.rename', { name })}
        onClick={() => setIsRenaming(true)}
      >
        <Icon name="pencil" />
      </Button>
      <CopyButton
        text={`${window.location.origin}${shortUrl(searchPath(search.criteria, search.columns))}`}
        label={t('copyLink', { name })}
        icon="link-45deg"
      />
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
