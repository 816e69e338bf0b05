import { useTranslation } from 'react-i18next';
import { CopyButton } from '#components/CopyButton.tsx';
import { shortUrl } from '#domain/longUrl.ts';
import { chosenColumns } from '#domain/results/columns.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectColumns } from '#store/search/searchSelectors.ts';

/** R63: copies a link to the open search with the columns on screen. */
export function CopyLinkButton({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useTranslation('results');
  const columns = chosenColumns(useAppSelector(selectColumns));
  const link = `${window.location.origin}${shortUrl(searchPath(criteria, columns))}`;
  return <CopyButton text={link} label={t('copyLink')} icon="link-45deg" />;
}
