import { useTranslation } from 'react-i18next';
import { Notice } from '#components/notice/Notice.tsx';
import { type DetailedChangeRequest, hasRequestedValues } from '#domain/event/changeRequest.ts';
import { RawJson } from '../RawJson.tsx';
import { ChangeRequestTable } from './ChangeRequestTable.tsx';

/**
 * The requested and the previous values. If the new address is missing, the reason and the raw request are
 * shown (S8.26). R374: the raw request is also shown if it contains no known value.
 */
export function ChangeRequestDetailsView({ change }: { change: DetailedChangeRequest }) {
  const { t } = useTranslation('panels');
  const { details, request } = change;
  if (details.state === 'loaded' && hasRequestedValues(change))
    return <ChangeRequestTable change={change} details={details} />;
  return (
    <>
      {details.state === 'missingAddress' && (
        <Notice severity="danger" title={t('changes.detailsFailed')}>
          <p className="mb-0">{t('changes.missingAddress', { link: details.href })}</p>
        </Notice>
      )}
      <RawJson title={t('raw')} data={request.document} isOpen />
    </>
  );
}
