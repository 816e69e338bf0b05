import { type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { useSubmitShortcut } from '../keyboard/useSubmitShortcut.ts';
import { useCurrentPath } from '../page/useCurrentPath.ts';

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

interface SignInButtonProps {
  /** Whether nothing can be sent before the sign-in, so that the shortcut clicks this button first. */
  isFirst: boolean;
  onSignIn: (request: { returnPath: string }) => void;
}

function SignInButton({ isFirst, onSignIn }: SignInButtonProps) {
  const { t } = useTranslation('shell');
  const returnPath = useCurrentPath();
  const button = useSubmitShortcut(isFirst);
  useFocusKept(button);
  return (
    <Button
      ref={button}
      variant="primary"
      size="sm"
      className="sign-in-again"
      onClick={() => onSignIn({ returnPath })}
    >
      {t('signIn.again')}
    </Button>
  );
}

interface SignInAgainButtonProps extends SignInButtonProps {
  /** Whether the session has ended or could not be renewed. */
  isOffered: boolean;
}

/** R410: the button of the notice about the session, in a dialog that covers this notice. */
export function SignInAgainButton({ isOffered, ...props }: SignInAgainButtonProps) {
  return isOffered && <SignInButton {...props} />;
}
