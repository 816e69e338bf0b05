import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { SEARCH_PATH } from '#domain/paths.ts';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** The last resort of a route: never a white page. The links leave the router, which may be what is broken. */
export function Crash() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <main className="page-notice alert alert-danger" role="alert">
      <h1 className="h4">{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </button>{' '}
        <a className="btn btn-link" href={SEARCH_PATH}>
          {t('crash.home')}
        </a>
      </p>
      <details>
        <summary>{t('crash.details')}</summary>
        <pre className="failure-body">{messageOf(error)}</pre>
      </details>
    </main>
  );
}
