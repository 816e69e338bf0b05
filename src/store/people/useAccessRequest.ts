import { useAppSelector } from '#store/hooks.ts';
import { selectUserId } from './userSelectors.ts';

/** Returns whose access a user can request, and where (S6.18). */
export function useAccessRequest() {
  return {
    sub: useAppSelector(selectUserId),
    requestUrl: useAppSelector((state) => state.configuration.pages.requestAccess),
    email: useAppSelector((state) => state.configuration.supportEmail),
  };
}
