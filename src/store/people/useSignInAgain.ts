import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInWindowRequested } from './sessionSlice.ts';
import { selectIsSessionEnding } from './userSelectors.ts';

/** Returns whether a dialog offers to sign in again (R410), whether it must come first, and how it begins. */
export function useSignInAgain() {
  const dispatch = useAppDispatch();
  return {
    isOffered: useAppSelector(selectIsSessionEnding),
    isFirst: useAppSelector((state) => state.session.status === 'expired'),
    onSignIn: (request: { returnPath: string }) => void dispatch(signInWindowRequested(request)),
  };
}
