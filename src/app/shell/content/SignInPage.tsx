import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { useCurrentPath } from '#components/page/useCurrentPath.ts';
import { useDocumentTitle } from '#components/page/useDocumentTitle.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInRequested } from '#store/people/sessionSlice.ts';

/**
 * The page for a user who is not signed in: the sign-in button, and the failure of the last sign-in, if any
 * (S8.4). Signing in returns the user to the current URL.
 */
export function SignInPage() {
  const { t } = useTranslation(['signIn', 'shell']);
  const dispatch = useAppDispatch();
  const returnPath = useCurrentPath();
  const session = useAppSelector((state) => state.session);
  const address = useAppSelector((state) => state.configuration.issuerUrl);
  useDocumentTitle(t('title'));
  if (session.status !== 'signedOut') return null;
  const { problem, message, hasSignedOut } = session;
  return (
    <section className="page-notice sign-in">
      <h1 className="h4">{t('title')}</h1>
      {hasSignedOut && <p role="status">{t('signedOut')}</p>}
      {problem && (
        <div className="alert alert-danger" role="alert">
          <p className="mb-2 text-break">
            {t('failed', { message: message || t(`problem.${problem}`, { address }) })}
          </p>
          <Button variant="outline-danger" size="sm" onClick={() => window.location.reload()}>
            {t('refresh')}
          </Button>
        </div>
      )}
      <p>{t('intro')}</p>
      <Button variant="primary" onClick={() => dispatch(signInRequested({ returnPath }))}>
        {t('shell:signIn.button')}
      </Button>
    </section>
  );
}
