import { useTranslation } from 'react-i18next';
import { CopyButton } from '#components/CopyButton.tsx';
import { URL_MAX_LENGTH } from '#domain/limits.ts';
import { chosenColumns } from '#domain/results/columns.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectColumns } from '#store/search/searchSelectors.ts';

/**
 * R63: copies a link to the open search with the columns on screen. Renders nothing if the link is too long,
 * because servers would reject it.
 */
export function CopyLinkButton({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useTranslation('results');
  const columns = chosenColumns(useAppSelector(selectColumns));
  const link = `${window.location.origin}${searchPath(criteria, columns)}`;
  return link.length > URL_MAX_LENGTH ? null : (
    <CopyButton text={link} label={t('copyLink')} icon="link-45deg" />
  );
}
