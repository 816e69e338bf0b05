import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { Notice } from '#components/Notice.tsx';
import type { DetailedChangeRequest } from '#domain/event/changeRequest.ts';
import { RawJson } from '../RawJson.tsx';
import { ChangeRequestTable } from './ChangeRequestTable.tsx';

/**
 * The requested and the previous values. If they could not be loaded, the reason and the raw request are
 * shown (S8.24, S8.26).
 */
export function ChangeRequestDetailsView({
  change,
  onRetry,
}: {
  change: DetailedChangeRequest;
  onRetry: () => void;
}) {
  const { t } = useTranslation('panels');
  const { details, request } = change;
  if (details.state === 'loaded') return <ChangeRequestTable change={change} details={details} />;
  return (
    <>
      {details.state === 'failed' ? (
        <FailureNotice title={t('changes.detailsFailed')} failure={details.failure} onRetry={onRetry} />
      ) : (
        <Notice severity="danger" title={t('changes.detailsFailed')}>
          <p className="mb-0">{t('changes.missingAddress', { link: details.href })}</p>
        </Notice>
      )}
      <RawJson title={t('raw')} data={request.document} isOpen />
    </>
  );
}
