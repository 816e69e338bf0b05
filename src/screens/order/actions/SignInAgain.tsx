import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInAsideRequested } from '#store/sessionSlice.ts';

/** The button leaves with the sign-in: its focus stays in the dialog, where a key sends again (R56). */
function useFocusKept() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const dialog = element?.closest<HTMLElement>('[role="dialog"]');
    return () => {
      if (element && document.activeElement === element) dialog?.focus();
    };
  }, []);
  return button;
}

/** Offered once the session has ended: the dialog covers the notice at the head of the page that offers the same. */
export function SignInAgain() {
  const isExpired = useAppSelector((state) => state.session.status === 'expired');
  return isExpired && <SignInButton />;
}

function SignInButton() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const button = useFocusKept();
  return (
    <button
      ref={button}
      type="button"
      className="btn btn-primary btn-sm mb-3"
      onClick={() => dispatch(signInAsideRequested({ returnPath: `${pathname}${search}` }))}
    >
      {t('signIn.again')}
    </button>
  );
}
