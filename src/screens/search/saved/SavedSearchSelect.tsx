import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import { COUNT_AFTER_MS } from '#domain/limits.ts';
import { withSelectedSearch } from '#domain/search/savedSearch.ts';
import { countCriteria, criteriaKey, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useOperation } from '#store/hooks.ts';
import { latestResult } from '#store/operation.ts';
import { saveSettings } from '#store/people/settingsOperations.ts';
import { countOrders, countSubject } from '#store/search/searchOperations.ts';
import { usePeriodicRefresh } from '../usePeriodicRefresh.ts';
import { SavedSearchNotes } from './SavedSearchNotes.tsx';
import { type NamedSearch, useRecommendedSearches, useSavedSearches } from './useStoredSearches.ts';

interface SavedSearchSelectProps {
  criteria: SearchCriteria;
  onPick: (search: NamedSearch) => void;
  onEdit: () => void;
}

function Choice({ search, criteria }: { search: NamedSearch; criteria: SearchCriteria }) {
  const format = useFormat();
  const state = useOperation(countOrders, countSubject(criteria));
  const count = latestResult(state);
  const known = count === null ? '' : ` (${format.number(count)})`;
  return (
    <option value={search.id}>
      {search.name}
      {state.status === 'failed' ? ' (–)' : known}
    </option>
  );
}

function isSame(a: SearchCriteria, b: SearchCriteria): boolean {
  return criteriaKey(countCriteria(a)) === criteriaKey(countCriteria(b));
}

/** R535: the criteria, once they have not changed for a moment. Each typed letter changes them. */
function useSettled(criteria: SearchCriteria): SearchCriteria {
  const [settled, setSettled] = useState(criteria);
  const settle = useEffectEvent(() => setSettled(criteria));
  const key = criteriaKey(criteria);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => settle(), COUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

/** R610: tells screen readers that the searches were saved, because the dialog that saves them closes at once. */
function SaveStatus() {
  const { t } = useTranslation('saved');
  const { status } = useOperation(saveSettings, 'savedSearches');
  return <ReloadStatus status={status} isAsked={useHasBeen(status === 'running')} done={() => t('stored')} />;
}

/** S2.19: selects a saved or recommended search. Shows the one that equals the current search. */
export function SavedSearchSelect({ criteria, onPick, onEdit }: SavedSearchSelectProps) {
  const { t } = useTranslation('saved');
  const id = useId();
  const saved = useSavedSearches();
  const recommended = useRecommendedSearches();
  const all = [...saved, ...recommended];
  const pickedFrom = (from: SearchCriteria, { criteria: saved, isRecommended }: NamedSearch) =>
    withSelectedSearch(from, saved, isRecommended);
  const picked = (search: NamedSearch) => pickedFrom(criteria, search);
  const settled = useSettled(criteria);
  usePeriodicRefresh(
    countOrders,
    all.map((search) => pickedFrom(settled, search)),
  );
  const current =
    all.find((search) => isSame(search.criteria, criteria)) ??
    all.find((search) => isSame(picked(search), criteria));
  const handlePick = (chosen: string) => {
    const search = all.find((candidate) => candidate.id === chosen);
    if (search) onPick(search);
  };
  return (
    <>
      <div className="saved-select">
        <label htmlFor={id} className="form-label">
          {t('select')}
        </label>
        <select
          id={id}
          className="form-select"
          value={current?.id ?? ''}
          onChange={(event) => handlePick(event.target.value)}
        >
          <option value="">{t('none')}</option>
          {saved.length > 0 && (
            <optgroup label={t('saved')}>
              {saved.map((search) => (
                <Choice key={search.id} search={search} criteria={picked(search)} />
              ))}
            </optgroup>
          )}
          <optgroup label={t('recommended')}>
            {recommended.map((search) => (
              <Choice key={search.id} search={search} criteria={picked(search)} />
            ))}
          </optgroup>
        </select>
        <Button onClick={onEdit}>
          <Icon name="pencil" /> {t('editButton')}
        </Button>
      </div>
      <SavedSearchNotes />
      <SaveStatus />
    </>
  );
}
