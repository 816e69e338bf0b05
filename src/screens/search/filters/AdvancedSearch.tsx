import './filters.css';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { RestoredNote } from '#components/dialog/RestoredNote.tsx';
import { Icon } from '#components/Icon.tsx';
import { Deferred } from '#components/loading/Deferred.tsx';
import type { FilterName, Filters, SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import type { SearchOpener } from '../form/searchOpener.ts';
import { SavedSearchSelect } from '../saved/SavedSearchSelect.tsx';
import { useIsWide } from '../useMediaQuery.ts';
import { FilterTags } from '../views/FilterTags.tsx';
import { FilterFindField } from './FilterFindField.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { type PickedSearch, useFilterDraft } from './useFilterDraft.ts';

const loadSaveSearch = async () => (await import('../saved/SaveSearchDialog.tsx')).SaveSearchDialog;
const loadEditSavedSearches = async () =>
  (await import('../saved/EditSavedSearchesDialog.tsx')).EditSavedSearchesDialog;

/**
 * How the user opened the filters. It is a new object each time, so that a second click on the same tag also
 * has an effect.
 */
export interface OpenedFilters {
  /** The filter whose tag the user clicked; null for none. */
  group: FilterName | null;
}

interface AdvancedSearchProps {
  opened: OpenedFilters;
  /** The form's current values. The drawer edits a copy of them. */
  criteria: SearchCriteria;
  /**
   * `columns` are those of the selected saved search. If omitted, the columns on screen do not change. Returns
   * false if the form is invalid.
   */
  onApply: SearchOpener;
  onClose: () => void;
}

function focusGroup(body: HTMLElement, name: FilterName): void {
  const button = body.querySelector<HTMLElement>(`[data-filter="${name}"] button[aria-expanded]`);
  if (!button) return;
  if (button.getAttribute('aria-expanded') === 'false') button.click();
  button.scrollIntoView({ block: 'start' });
  button.focus({ preventScroll: true });
}

/**
 * Opens the requested filter group and moves the focus to it. Returns a function that does this for any
 * group, and a ref callback for the element around the groups. `text` is the text that filters the groups. It
 * is cleared first, because it may hide the group.
 */
function useGroupFocus(opened: OpenedFilters, text: string, onClearText: () => void) {
  // State instead of a ref, because a drawer is mounted before its content is rendered.
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const [awaited, setAwaited] = useState<FilterName | null>(null);
  const openGroup = (name: FilterName) => {
    onClearText();
    setAwaited(name);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per request
  useEffect(() => {
    if (opened.group !== null) openGroup(opened.group);
  }, [opened]);
  useEffect(() => {
    if (!body || awaited === null || text !== '') return;
    focusGroup(body, awaited);
    setAwaited(null);
  }, [body, awaited, text]);
  return { setBody, openGroup };
}

/** States which values the selected search has replaced, because the drawer covers the form. */
function PickNotice({ pick }: { pick: PickedSearch | null }) {
  const { t } = useTranslation('saved');
  const format = useFormat();
  return (
    <p role="status" className="pick-notice">
      {pick &&
        pick.replaced.length > 0 &&
        t('picked.replaced', {
          name: pick.name,
          parts: format.list(pick.replaced.map((part) => t(`picked.${part}`))),
        })}
    </p>
  );
}

const STATUS_FILTERS = ['statuses', 'errorStatuses', 'delayedStatuses'] as const;

/** S2.24: explains that the platform combines these filters with "or" if more than one is set. */
function CombinedFiltersNote({ filters }: { filters: Filters }) {
  const { t } = useTranslation('filters');
  const set = STATUS_FILTERS.filter((name) => filters[name].length > 0);
  return <p className="pick-notice">{set.length > 1 && t('addUp')}</p>;
}

interface FooterProps {
  onClear: () => void;
  onSave: () => void;
  onApply: () => void;
}

function Footer({ onClear, onSave, onApply }: FooterProps) {
  const { t } = useTranslation('filters');
  return (
    <div className="offcanvas-footer">
      <Button variant="link" onClick={onClear}>
        {t('clear')}
      </Button>
      <Button onClick={onSave}>
        <Icon name="bookmark" /> {t('save')}
      </Button>
      <Button variant="primary" onClick={onApply}>
        {t('apply')}
      </Button>
    </div>
  );
}

/** S2.17: the Advanced Search drawer. Choices are kept as a draft until the user applies them. */
export function AdvancedSearch({ criteria, opened, onApply, onClose }: AdvancedSearchProps) {
  const { t } = useTranslation('saved');
  const isBeside = useIsWide();
  const id = useId();
  const { draft, columns, pick, isRestored, setDraft, pickFilter, pickSearch, clear, startOver, ...edits } =
    useFilterDraft(criteria);
  const [text, setText] = useState('');
  // Deferred, so that filtering the lists does not delay typing.
  const wanted = useDeferredValue(text);
  const { setBody, openGroup } = useGroupFocus(opened, wanted, () => setText(''));
  const [dialog, setDialog] = useState<'save' | 'edit' | null>(null);
  const closeDialog = () => setDialog(null);
  const handleApply = () => {
    if (onApply({ ...draft, page: 1 }, columns)) {
      if (isBeside) edits.discardWhenApplied();
      else edits.discard();
    }
    if (!isBeside) onClose();
  };
  return (
    <FilterFrame
      titleId={`${id}-title`}
      isBeside={isBeside}
      takesFocus={opened.group === null}
      onClose={onClose}
      footer={<Footer onClear={clear} onSave={() => setDialog('save')} onApply={handleApply} />}
    >
      <div ref={setBody}>
        {isRestored && <RestoredNote onStartOver={startOver} />}
        <SavedSearchSelect criteria={draft} onPick={pickSearch} onEdit={() => setDialog('edit')} />
        <PickNotice pick={pick} />
        <FilterFindField filters={draft.filters} text={text} onType={setText} onChange={pickFilter} />
        <FilterTags criteria={draft} onChange={setDraft} onOpen={openGroup} isWhole />
        <CombinedFiltersNote filters={draft.filters} />
        <FilterGroups filters={draft.filters} text={wanted} onChange={pickFilter} />
      </div>
      {dialog === 'save' && (
        <Deferred
          load={loadSaveSearch}
          props={{ criteria: draft, onClose: closeDialog }}
          title={t('save.title')}
          onClose={closeDialog}
        />
      )}
      {dialog === 'edit' && (
        <Deferred
          load={loadEditSavedSearches}
          props={{ onClose: closeDialog }}
          title={t('edit.title')}
          onClose={closeDialog}
        />
      )}
    </FilterFrame>
  );
}
