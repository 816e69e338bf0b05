import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import {
  type ChangeRequest,
  changeRequestState,
  changeRequestTone,
  hasResponse,
  isChangeRequestState,
  isChangeRequestType,
  responseDate,
} from '#domain/event/changeRequest.ts';
import { commonRequestState } from '#domain/event/sharedChangeRequest.ts';
import type { Item } from '#domain/item/item.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { Fact, IdFact } from '../../facts/Fact.tsx';
import { ItemLabel } from '../../facts/ItemLabel.tsx';
import { ToneLabel } from '../../facts/ToneLabel.tsx';
import { ActorName, useActorName } from '../ActorName.tsx';
import { RawJson } from '../RawJson.tsx';
import { ChangeRequestDetailsView } from './ChangeRequestTable.tsx';
import { useChangeDetails } from './useChangeDetails.ts';

interface ChangeCardProps {
  request: ChangeRequest;
  /** The item whose state and response the card shows. */
  itemId: string;
  /** The items that the card names; empty if the panel already says which item it is about. */
  items?: readonly Item[];
}

type FactsProps = Required<ChangeCardProps>;

/** S4.27: green for accepted, red for rejected, yellow for preparing, and the primary color for other states. */
function ChangeRequestStateLabel({ state }: { state: string }) {
  const { t } = useTranslation('panels');
  const tone = changeRequestTone(state);
  const name = isChangeRequestState(state)
    ? t(`changes.state.${state}`)
    : state || t('changes.state.unknown');
  return <ToneLabel tone={tone}>{name}</ToneLabel>;
}

/** R129: the items, each with its state if the states differ. */
function ChangedItems({ request, items }: Pick<FactsProps, 'request' | 'items'>) {
  const hasStates = commonRequestState(request, items) === null;
  return (
    <ul className="plain-list">
      {items.map((item) => (
        <li key={item.itemId} className="text-break">
          <ItemLabel item={item} />{' '}
          {hasStates && <ChangeRequestStateLabel state={changeRequestState(request, item.itemId)} />}
        </li>
      ))}
    </ul>
  );
}

function ChangeFacts({ request, itemId, items }: FactsProps) {
  const { t } = useTranslation(['panels', 'order']);
  const { moment } = useFormat();
  const from = useActorName(request.changeFrom);
  // S4.29: the date of the response is shown only if the request was accepted or rejected.
  const response = hasResponse(request, itemId)
    ? moment(responseDate(request, itemId))
    : t('changes.pending');
  return (
    <dl className="panel-facts">
      {items.length > 0 && (
        <Fact name={t('order:summary.items')} isWide>
          <ChangedItems request={request} items={items} />
        </Fact>
      )}
      <Fact name={t('changes.requestedOn')}>{moment(request.createdAt)}</Fact>
      <Fact name={t('changes.responseOn')}>{response}</Fact>
      <Fact name={t('changes.from')}>{from}</Fact>
      {request.createdOnBehalfOf !== '' && (
        <Fact name={t('changes.onBehalfOf')}>
          <ActorName actor={request.createdOnBehalfOf} />
        </Fact>
      )}
      <IdFact name={t('changes.id')} id={request.changeRequestId} isWide />
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

/** S8.24: if the details cannot be loaded, the raw request is shown. */
function ChangeDetails({ request }: Pick<ChangeCardProps, 'request'>) {
  const { t } = useTranslation('panels');
  const read = useChangeDetails(request);
  return (
    <>
      <LoadableContent
        read={read}
        loading={t('changes.loading')}
        lines={4}
        failed={t('changes.detailsFailed')}
        href={read.href}
      >
        {(details) => <ChangeRequestDetailsView change={{ request, details }} />}
      </LoadableContent>
      {read.state.status === 'failed' && <RawJson title={t('raw')} data={request.document} isOpen />}
    </>
  );
}

/** S3.38: a change request with its requested and previous values, or as raw data if its type is unknown. */
export function ChangeRequestCard({ request, itemId, items = [] }: ChangeCardProps) {
  const { t } = useTranslation('panels');
  const { changeType } = request;
  const Title = items.length > 0 ? 'h3' : 'h4';
  const state = items.length > 0 ? commonRequestState(request, items) : changeRequestState(request, itemId);
  if (!isChangeRequestType(changeType)) {
    return (
      <>
        <Notice severity="danger">
          {t('changes.invalidType')} {changeType !== '' && <code>{changeType}</code>}
        </Notice>
        {items.length > 0 && <ChangedItems request={request} items={items} />}
        <RawJson title={t('raw')} data={request.document} isOpen />
      </>
    );
  }
  return (
    <>
      <div className="card-head">
        <Title className="panel-title">{t(`changes.type.${changeType}`)}</Title>
        {state !== null && <ChangeRequestStateLabel state={state} />}
      </div>
      <ChangeFacts request={request} itemId={itemId} items={items} />
      <ChangeDetails request={request} />
    </>
  );
}
