import { useTranslation } from 'react-i18next';
import { type Failure, platformMessage, statusLine } from '#domain/failure.ts';
import { ResponseDetails } from '../notice/FailureNotice.tsx';
import { Notice } from '../notice/Notice.tsx';

/**
 * The notice for a write without a readable response. The platform may have applied it, so the user has to
 * check before sending it again.
 */
export function UnknownOutcomeNotice({ cause }: { cause: Failure }) {
  const { t } = useTranslation('dialog');
  return (
    <Notice
      severity="warning"
      title={cause.reason === 'unreadable' ? t('action.unreadable') : t('action.unknown')}
    >
      <p className="mb-1">{t('action.unknownHint')}</p>
      {cause.status !== null && (
        <p className="small mb-1 text-break">
          {[statusLine(cause), platformMessage(cause)].filter(Boolean).join(' · ')}
        </p>
      )}
      <ResponseDetails failure={cause} />
    </Notice>
  );
}
