import { SignInButton } from '#components/dialog/SignInButton.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInWindowRequested } from '#store/people/sessionSlice.ts';
import { selectIsSessionEnding } from '#store/people/userSelectors.ts';

/** R410: rendered only if the session has ended or could not be renewed. */
export function SignInAgainButton() {
  const dispatch = useAppDispatch();
  const isEnding = useAppSelector(selectIsSessionEnding);
  const isExpired = useAppSelector((state) => state.session.status === 'expired');
  if (!isEnding) return null;
  return (
    <SignInButton isFirst={isExpired} onSignIn={(request) => dispatch(signInWindowRequested(request))} />
  );
}
