import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { logSearchUrl } from '#domain/console/externalPages.ts';
import { useAppSelector } from '#store/hooks.ts';

/** S7.38: a link to the log search for an ID. Renders nothing if no log search is configured. */
export function LogSearchLink({ id }: { id: string }) {
  const { t } = useTranslation('item');
  const page = useAppSelector((state) => state.configuration.pages.logSearch);
  if (page === null) return null;
  return (
    <ExternalLink href={logSearchUrl(page, id)} className="small text-nowrap">
      {t('relatedIds.searchLogs')}
      <span className="visually-hidden"> {id}</span>
    </ExternalLink>
  );
}
