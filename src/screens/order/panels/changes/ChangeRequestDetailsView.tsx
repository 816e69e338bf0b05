import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { Notice } from '#components/Notice.tsx';
import { type DetailedChangeRequest, hasRequestedValues } from '#domain/event/changeRequest.ts';
import { RawJson } from '../RawJson.tsx';
import { ChangeRequestTable } from './ChangeRequestTable.tsx';

/**
 * The requested and the previous values. If they could not be loaded, the reason and the raw request are
 * shown (S8.24, S8.26). R374: the raw request is also shown if it contains no known value.
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
  if (details.state === 'loaded' && hasRequestedValues(change))
    return <ChangeRequestTable change={change} details={details} />;
  return (
    <>
      {details.state === 'failed' && (
        <FailureNotice title={t('changes.detailsFailed')} failure={details.failure} onRetry={onRetry} />
      )}
      {details.state === 'missingAddress' && (
        <Notice severity="danger" title={t('changes.detailsFailed')}>
          <p className="mb-0">{t('changes.missingAddress', { link: details.href })}</p>
        </Notice>
      )}
      <RawJson title={t('raw')} data={request.document} isOpen />
    </>
  );
}
