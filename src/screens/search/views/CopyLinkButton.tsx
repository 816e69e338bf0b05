import { CopyButton } from '#components/copy/CopyButton.tsx';
import { shortUrl } from '#domain/links/longUrl.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';

interface CopyLinkButtonProps {
  criteria: SearchCriteria;
  columns: readonly string[] | null;
  label: string;
}

/** R63: copies a link to a search with these columns; with null, it shows the columns of the user who opens it. */
export function CopyLinkButton({ criteria, columns, label }: CopyLinkButtonProps) {
  const link = `${window.location.origin}${shortUrl(searchPath(criteria, columns))}`;
  return <CopyButton text={link} label={label} icon="link-45deg" />;
}
