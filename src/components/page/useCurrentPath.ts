import { useLocation } from 'react-router';

/** Returns the path of the current page with its query, for example to return to it after a sign-in. */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}
