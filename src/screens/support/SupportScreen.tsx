import './support.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button, buttonClass } from '#components/Button.tsx';
import { useCopy } from '#components/copy/useCopy.ts';
import { RestoredNote } from '#components/dialog/RestoredNote.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Icon } from '#components/Icon.tsx';
import { useDocumentTitle } from '#components/page/useDocumentTitle.ts';
import { isMailComplete, supportMailHref } from '#domain/console/mail.ts';
import { useDraft } from '#store/console/useDraft.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useDiagnostics } from './useDiagnostics.ts';

interface Problem {
  what: string;
  orderId: string;
  withDiagnostics: boolean;
}

interface SendActionsProps {
  /** The subject and the user's description, without the diagnostics. */
  description: string;
  report: string;
  subject: string;
  whyNot: string | null;
}

function SendActions({ description, report, subject, whyNot }: SendActionsProps) {
  const { t } = useTranslation('support');
  const email = useAppSelector((state) => state.configuration.supportEmail);
  const channel = useAppSelector((state) => state.configuration.pages.supportChannel);
  const { said, copy } = useCopy({ copied: t('copied'), failed: t('copyFailed') });
  const reasonId = useId();
  const hintId = useId();
  const mailHint = isMailComplete(email, subject, description) ? 'mailHint' : 'mailTooLong';
  return (
    <>
      <div className="support-actions">
        <Button
          variant="primary"
          aria-disabled={whyNot !== null}
          aria-describedby={whyNot === null ? undefined : reasonId}
          onClick={() => whyNot === null && copy(report)}
        >
          <Icon name="copy" /> {t('copy')}
        </Button>
        {email !== '' && whyNot === null && (
          <a
            className={buttonClass({ variant: 'outline-primary' })}
            href={supportMailHref(email, subject, report)}
            aria-describedby={hintId}
          >
            <Icon name="envelope" /> {t('mail', { email })}
          </a>
        )}
        {channel && <ExternalLink href={channel}>{t('channel')}</ExternalLink>}
      </div>
      {whyNot !== null && (
        <p id={reasonId} className="disabled-reason">
          {whyNot}
        </p>
      )}
      <p role="status" className="mb-0">
        {said}
      </p>
      {email !== '' && (
        <p id={hintId} className="form-text">
          {t(mailHint)}
        </p>
      )}
    </>
  );
}

/** S2.5: the user describes a problem and sees all diagnostics before sending them. */
function SupportForm({ orderIdAsked }: { orderIdAsked: string }) {
  const { t } = useTranslation('support');
  const feedback = useAppSelector((state) => state.configuration.pages.feedback);
  const diagnostics = useDiagnostics();
  const id = useId();
  const { value, isRestored, change, discard } = useDraft<Problem>(`support:${orderIdAsked}`, {
    what: '',
    orderId: orderIdAsked,
    withDiagnostics: true,
  });
  useDocumentTitle(t('title'));
  const { what, orderId, withDiagnostics } = value;
  const subject = orderId.trim() === '' ? t('mailSubject') : t('mailSubjectOrder', { id: orderId.trim() });
  const description = `${subject}\n\n${what.trim()}`;
  const report = withDiagnostics ? `${description}\n\n${diagnostics}` : description;
  return (
    <div className="page support">
      <h1 className="h4">{t('title')}</h1>
      <p>{t('intro')}</p>
      {isRestored && <RestoredNote onStartOver={discard} />}
      <TextField
        label={t('whatHappened')}
        hint={t('whatHint')}
        className="mb-3"
        rows={6}
        isRequired
        value={what}
        onChange={(typed) => change((draft) => ({ ...draft, what: typed }))}
      />
      <TextField
        label={t('orderId')}
        className="support-order"
        value={orderId}
        onChange={(typed) => change((draft) => ({ ...draft, orderId: typed }))}
      />
      <div className="mt-3">
        <h2 className="h6" id={`${id}-diagnostics`}>
          {t('diagnostics')}
        </h2>
        <p className="form-text">{t('diagnosticsHint')}</p>
        <CheckField
          label={t('include')}
          checked={withDiagnostics}
          onChange={(isIncluded) => change((draft) => ({ ...draft, withDiagnostics: isIncluded }))}
        />
        {withDiagnostics && (
          <section
            className="support-diagnostics"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling frames must be reachable by keyboard
            tabIndex={0}
            aria-labelledby={`${id}-diagnostics`}
          >
            <pre>{diagnostics}</pre>
          </section>
        )}
      </div>
      <SendActions
        description={description}
        report={report}
        subject={subject}
        whyNot={what.trim() === '' ? t('whatRequired') : null}
      />
      <p className="mt-3 mb-0">
        <Button variant="link" className="p-0" onClick={discard}>
          {t('discard')}
        </Button>{' '}
        {feedback && <ExternalLink href={feedback}>{t('feedback')}</ExternalLink>}
      </p>
    </div>
  );
}

/** R276: the page with the input of one report. */
export function SupportScreen() {
  const orderId = new URLSearchParams(useLocation().search).get('orderId') ?? '';
  return <SupportForm key={orderId} orderIdAsked={orderId} />;
}
