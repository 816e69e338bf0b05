import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, buttonClass } from '#components/Button.tsx';
import { SEARCH_PATH } from '#domain/links/paths.ts';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

interface CrashNoticeProps {
  error: unknown;
  /** A prop, because the component that provides the texts may be the one that crashed. */
  t: TFunction<'shell'>;
}

/**
 * Shows the failure instead of a blank page, with two ways to continue. Both load a new page, because the
 * router may have failed too.
 */
export function CrashNotice({ error, t }: CrashNoticeProps) {
  return (
    <section className="page-notice alert alert-danger" role="alert">
      <h1 className="h4">{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>{' '}
        <a className={buttonClass({ variant: 'link' })} href={SEARCH_PATH}>
          {t('crash.home')}
        </a>
      </p>
      <details>
        <summary>{t('crash.details')}</summary>
        <pre className="failure-body">{messageOf(error)}</pre>
      </details>
    </section>
  );
}

/** Shows an error that the router caught. */
export function RouteCrashNotice() {
  const { t } = useTranslation('shell');
  return <CrashNotice error={useRouteError()} t={t} />;
}

export function CrashPage() {
  return (
    <main>
      <RouteCrashNotice />
    </main>
  );
}
