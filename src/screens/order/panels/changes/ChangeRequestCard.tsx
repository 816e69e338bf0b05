import { useTranslation } from 'react-i18next';
import { CopyableId } from '#components/CopyableId.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { Notice } from '#components/Notice.tsx';
import {
  type ChangeRequest,
  changeRequestState,
  type DetailedChangeRequest,
  hasResponse,
  isChangeType,
  responseDate,
} from '#domain/event/changeRequest.ts';
import { Fact } from '../../Fact.tsx';
import { ActorName } from '../ActorName.tsx';
import { RawJson } from '../RawJson.tsx';
import { useActorName } from '../useActorName.ts';
import { useMomentText } from '../useMomentText.ts';
import { ChangeRequestDetailsView } from './ChangeRequestDetailsView.tsx';
import { ChangeRequestStateLabel } from './ChangeRequestStateLabel.tsx';

interface ChangeCardProps {
  change: DetailedChangeRequest;
  itemId: string;
  onRetry: () => void;
}

function ChangeFacts({ request, itemId }: { request: ChangeRequest; itemId: string }) {
  const { t } = useTranslation('panels');
  const moment = useMomentText();
  const from = useActorName(request.changeFrom);
  // S4.29: the date of the response is shown only if the request was accepted or rejected.
  const response = hasResponse(request, itemId)
    ? moment(responseDate(request, itemId))
    : t('changes.pending');
  return (
    <dl className="panel-facts">
      <Fact name={t('changes.requestedOn')}>{moment(request.createdAt)}</Fact>
      <Fact name={t('changes.responseOn')}>{response}</Fact>
      <Fact name={t('changes.from')}>{from}</Fact>
      {request.createdOnBehalfOf !== '' && (
        <Fact name={t('changes.onBehalfOf')}>
          <ActorName actor={request.createdOnBehalfOf} />
        </Fact>
      )}
      <Fact name={t('changes.id')} isWide>
        {request.changeRequestId !== '' && (
          <CopyableId id={request.changeRequestId} idKind={t('changes.id')} />
        )}
      </Fact>
      {request.preferredOrder && (
        <Fact name={t('changes.preferredOrder')}>
          <ExternalLink href={request.preferredOrder.href}>
            {request.preferredOrder.name ?? t('changes.preferredOrder')}
          </ExternalLink>
        </Fact>
      )}
    </dl>
  );
}

/** S3.38: a change request with its requested and previous values, or as raw data if its type is unknown. */
export function ChangeRequestCard({ change, itemId, onRetry }: ChangeCardProps) {
  const { t } = useTranslation('panels');
  const { request } = change;
  const { changeType } = request;
  if (!isChangeType(changeType)) {
    return (
      <>
        <Notice severity="danger">
          {t('changes.invalidType')} {changeType !== '' && <code>{changeType}</code>}
        </Notice>
        <RawJson title={t('raw')} data={request.document} isOpen />
      </>
    );
  }
  return (
    <>
      <div className="card-head">
        <h4 className="panel-title">{t(`changes.type.${changeType}`)}</h4>
        <ChangeRequestStateLabel state={changeRequestState(request, itemId)} />
      </div>
      <ChangeFacts request={request} itemId={itemId} />
      <ChangeRequestDetailsView change={change} onRetry={onRetry} />
    </>
  );
}
