import { Activity, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SEARCH_PATH } from '#domain/paths.ts';
import { SearchScreen } from '#screens/search/SearchScreen.tsx';

/**
 * The screen for the URL. The search stays in the document while another screen is open, hidden and without calls, so
 * that going back shows its rows without rendering them again.
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
