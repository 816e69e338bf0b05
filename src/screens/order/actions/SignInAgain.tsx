import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInAsideRequested } from '#store/sessionSlice.ts';

/** Offered once the session has ended: the dialog covers the notice at the head of the page that offers the same. */
export function SignInAgain() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const isExpired = useAppSelector((state) => state.session.status === 'expired');
  if (!isExpired) return null;
  return (
    <button
      type="button"
      className="btn btn-primary btn-sm mb-3"
      onClick={() => dispatch(signInAsideRequested({ returnPath: `${pathname}${search}` }))}
    >
      {t('signIn.again')}
    </button>
  );
}
