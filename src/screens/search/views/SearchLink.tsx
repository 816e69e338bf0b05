import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useSearchOpener } from '../form/searchOpener.ts';
import { opensElsewhere } from '../opensElsewhere.ts';

interface SearchLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  criteria: SearchCriteria;
  /** If omitted, the columns on screen do not change. */
  columns?: readonly string[] | null;
}

/**
 * A link to another search. A plain click includes the form's current input. In a new tab, the link opens
 * unchanged.
 */
export function SearchLink({ criteria, columns, ...props }: SearchLinkProps) {
  const open = useSearchOpener();
  const shown = useAppSelector((state) => state.search.columns);
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    open(criteria, columns);
  };
  return (
    <Link
      {...props}
      to={searchPath(criteria, columns === undefined ? shown : columns)}
      onClick={handleClick}
    />
  );
}
