import { useTranslation } from 'react-i18next';
import { AccessRequest } from '#components/AccessRequest.tsx';
import { useAppSelector } from '#store/hooks.ts';

/**
 * S2.39: the page for a user who has no permission to search. It shows the user's ID and a way to request
 * access.
 */
export function NoAccess({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const requestUrl = useAppSelector((state) => state.configuration.pages.requestAccess);
  const email = useAppSelector((state) => state.configuration.supportEmail);
  return (
    <section className="alert alert-danger page-notice" role="alert">
      <h1 className="h4">{t('noAccess.title')}</h1>
      <p className="text-break">{t('noAccess.text', { sub })}</p>
      <AccessRequest sub={sub} requestUrl={requestUrl} email={email} />
    </section>
  );
}
