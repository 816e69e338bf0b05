import { Activity, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SEARCH_PATH } from '#domain/links/paths.ts';
import { SearchScreen } from '#screens/search/SearchScreen.tsx';

/**
 * The screen for the URL. While another screen is open, the search stays in the document, so that it does not
 * have to render its rows again when the user returns. Meanwhile, it is hidden and sends no requests.
 */
export function Screens() {
  const { pathname, search } = useLocation();
  const isSearch = pathname === SEARCH_PATH;
  const [last, setLast] = useState(isSearch ? search : null);
  if (isSearch && last !== search) setLast(search);
  const shown = isSearch ? search : last;
  return (
    <>
      <Outlet />
      {shown !== null && (
        <Activity mode={isSearch ? 'visible' : 'hidden'}>
          <SearchScreen query={shown} />
        </Activity>
      )}
    </>
  );
}
