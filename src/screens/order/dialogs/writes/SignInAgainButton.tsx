import { type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { useSubmitShortcut } from '#components/keyboard/useSubmitShortcut.ts';
import { useCurrentPath } from '#components/page/useCurrentPath.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInWindowRequested } from '#store/people/sessionSlice.ts';
import { selectIsSessionEnding } from '#store/people/userSelectors.ts';

/**
 * R166: when the sign-in button disappears, moves the focus to the dialog's submit button, so that the user
 * can send the request again (R56).
 */
function useFocusKept(button: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    const element = button.current;
    const dialog = element?.closest<HTMLElement>('[role="dialog"]');
    return () => {
      // If another element has the focus, such as a field, the focus stays there.
      if (!dialog || ![element, dialog].some((focused) => focused === document.activeElement)) return;
      // If the dialog has the focus, React focuses it again after this cleanup, so the focus must move later.
      queueMicrotask(() => (dialog.querySelector<HTMLElement>('button[type="submit"]') ?? dialog).focus());
    };
  }, [button]);
}

/**
 * Rendered only if the session has ended or could not be renewed. The dialog covers the same button at the top
 * of the page.
 */
export function SignInAgainButton() {
  const isEnding = useAppSelector(selectIsSessionEnding);
  return isEnding && <SignInButton />;
}

function SignInButton() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const returnPath = useCurrentPath();
  const isExpired = useAppSelector((state) => state.session.status === 'expired');
  // The shortcut clicks this button first if nothing can be sent before the user has signed in.
  const button = useSubmitShortcut(isExpired);
  useFocusKept(button);
  return (
    <Button
      ref={button}
      variant="primary"
      size="sm"
      className="sign-in-again mb-3"
      onClick={() => dispatch(signInWindowRequested({ returnPath }))}
    >
      {t('signIn.again')}
    </Button>
  );
}
