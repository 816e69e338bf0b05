import { type RefObject, useLayoutEffect } from 'react';
import { type Location, useNavigation } from 'react-router';
import { LoadingLine } from '#components/loading/LoadingLine.tsx';

/**
 * R583: shows that the requested page loads. Sets `page` to it while its code loads, and to undefined otherwise.
 * This is a separate component, so that a navigation does not render the whole shell again.
 */
export function PendingPage({ page }: { page: RefObject<Location | undefined> }) {
  const { location } = useNavigation();
  useLayoutEffect(() => {
    page.current = location;
  }, [page, location]);
  return location && <LoadingLine />;
}
