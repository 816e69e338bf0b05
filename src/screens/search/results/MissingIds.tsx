import { useTranslation } from 'react-i18next';
import { CopyButton } from '#components/CopyButton.tsx';
import { Note } from '#components/Note.tsx';
import { missingIds } from '#domain/missingIds.ts';
import type { SearchResults } from '#store/searchSlice.ts';

/** Ids that are named one by one. */
const NAMED = 20;

/** Somebody pasted a list of ids: which of them nothing was found for. Only where all that was found is in sight. */
export function MissingIds({ results }: { results: SearchResults }) {
  const { t } = useTranslation('results');
  const { criteria, total, orders } = results;
  const missing = total === orders.length ? missingIds(criteria.searchTerm, orders) : [];
  if (missing.length === 0) return null;
  const named = missing.slice(0, NAMED);
  return (
    <div className="missing-ids" role="note">
      <Note tone="info">
        {t('missing.title', { count: missing.length })} <code>{named.join(', ')}</code>{' '}
        {missing.length > named.length && t('more', { count: missing.length - named.length })}
        <CopyButton text={missing.join('\n')} label={t('missing.copy')} /> {t('missing.why')}
      </Note>
    </div>
  );
}
