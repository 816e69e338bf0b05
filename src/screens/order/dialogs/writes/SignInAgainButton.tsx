import { type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { useSubmitShortcut } from '#components/keyboard/useSubmitShortcut.ts';
import { useCurrentPath } from '#components/useCurrentPath.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInWindowRequested } from '#store/people/sessionSlice.ts';

/**
 * R166: moves the focus from the button, or from the dialog itself, to the dialog's main button when the
 * button disappears after the sign-in, so that the user can send the request again (R56).
 */
function useFocusKept(button: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    const element = button.current;
    const dialog = element?.closest<HTMLElement>('[role="dialog"]');
    return () => {
      // A focus in a field stays there.
      if (!dialog || ![element, dialog].some((focused) => focused === document.activeElement)) return;
      // React restores the focus of an element that remains, so this must run after it.
      queueMicrotask(() => (dialog.querySelector<HTMLElement>('button[type="submit"]') ?? dialog).focus());
    };
  }, [button]);
}

/** Rendered only if the session has expired. The dialog covers the same button at the top of the page. */
export function SignInAgainButton() {
  const isExpired = useAppSelector((state) => state.session.status === 'expired');
  return isExpired && <SignInButton />;
}

function SignInButton() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const returnPath = useCurrentPath();
  // The shortcut clicks this button first, because nothing can be sent before the user has signed in.
  const button = useSubmitShortcut(true);
  useFocusKept(button);
  return (
    <Button
      ref={button}
      variant="primary"
      size="sm"
      className="mb-3"
      onClick={() => dispatch(signInWindowRequested({ returnPath }))}
    >
      {t('signIn.again')}
    </Button>
  );
}
