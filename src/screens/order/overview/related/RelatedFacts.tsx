import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { RetryLine } from '#components/notice/RetryLine.tsx';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { TitledSection } from '#components/TitledSection.tsx';
import { shortId } from '#domain/identifiers.ts';
import { relatedItemHrefs } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { RELATED_KINDS, type RelatedResource, relatedResources } from '#domain/order/relatedResources.ts';
import { latestResult, type OperationState } from '#store/operation.ts';
import { loadClaims, loadComplaints } from '#store/order/orderOperations.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { useModal } from '../../dialogs/useModal.ts';
import { Fact } from '../../facts/Fact.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import { RelatedItems } from './RelatedItems.tsx';

function Resource({ resource }: { resource: RelatedResource }) {
  const orderPath = useOrderPath();
  const { open } = useModal();
  const { label, target } = resource;
  switch (target?.kind) {
    case 'order':
      return (
        <Link to={orderPath(target.orderId, target.itemId)} title={label}>
          {shortId(label)}
        </Link>
      );
    case 'document':
      return (
        <Button variant="inline" title={label} onClick={() => open('itemJson', target)}>
          {shortId(label)}
        </Button>
      );
    default:
      return <ExternalLink href={target?.href ?? null}>{label}</ExternalLink>;
  }
}

interface KindProps {
  resources: readonly RelatedResource[];
  title: string;
}

function Kind({ resources, title }: KindProps) {
  return (
    <Fact name={title}>
      <ul className="list-unstyled mb-0">
        {resources.map((resource) => (
          <li key={resource.label}>
            <Resource resource={resource} />
          </li>
        ))}
      </ul>
    </Fact>
  );
}

interface ReadFailureProps {
  read: { state: { status: OperationState['status'] }; retry: () => void };
  text: string;
}

/** Says that a read has failed, with a link that retries. Announces if a retry fails as well (R424). */
function ReadFailure({ read: { state, retry }, text }: ReadFailureProps) {
  return (
    <>
      <ReloadStatus status={state.status} failed={text} />
      {state.status === 'failed' && (
        <p className="small mb-1">
          <RetryLine onRetry={retry}>{text}</RetryLine>
        </p>
      )}
    </>
  );
}

interface RelatedFactsProps {
  order: Order;
  /** Rendered if it is certain that there are no related resources (R470). */
  none?: ReactNode;
  /** Whether to omit the title, because the surrounding region already has one. */
  isUntitled?: boolean;
}

/**
 * S2.72: links to the claims, orders and other resources related to the order, and to items related to its
 * items.
 */
export function RelatedFacts({ order, none = null, isUntitled = false }: RelatedFactsProps) {
  const { t } = useTranslation('order');
  const { orderId } = order;
  const claims = useOrderReadOperation(loadClaims, { orderId });
  const complaints = useOrderReadOperation(loadComplaints, { orderId });
  // Events report reorders.
  const events = useOrderReadOperation(loadEvents, { orderId });
  const found = relatedResources(
    order,
    latestResult(claims.state) ?? [],
    latestResult(complaints.state) ?? [],
    latestResult(events.state)?.events ?? [],
  );
  const relations = order.items.flatMap((item) => relatedItemHrefs(item).map((one) => ({ ...one, item })));
  const remedies: OperationState[] = [claims.state, complaints.state];
  const reads = [...remedies, events.state];
  // In the side panel, a failure to load the events is left to the events panel.
  const hasFailed = (isUntitled ? reads : remedies).some(({ status }) => status === 'failed');
  if (found.length === 0 && relations.length === 0 && !hasFailed) {
    const isKnown = reads.every((state) => latestResult(state) !== null);
    return isKnown ? none : isUntitled && <Skeleton label={t('related.loading')} lines={2} />;
  }
  const facts = (
    <>
      <dl className="side-facts">
        {RELATED_KINDS.map((kind) => {
          const resources = found.filter((resource) => resource.kind === kind);
          return (
            resources.length > 0 && <Kind key={kind} title={t(`related.${kind}`)} resources={resources} />
          );
        })}
        {relations.length > 0 && <RelatedItems order={order} relations={relations} />}
      </dl>
      <ReadFailure read={claims} text={t('related.claimsFailed')} />
      <ReadFailure read={complaints} text={t('related.complaintsFailed')} />
      {isUntitled && <ReadFailure read={events} text={t('related.eventsFailed')} />}
    </>
  );
  if (isUntitled) return facts;
  return (
    <TitledSection title={t('related.title')} level={2} className="side-panel">
      {facts}
    </TitledSection>
  );
}
