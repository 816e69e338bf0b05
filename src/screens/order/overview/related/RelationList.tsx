import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { shortId } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { RELATED_KINDS, type RelatedResource } from '#domain/order/relatedResources.ts';
import { useModal } from '../../dialogs/useModal.ts';
import { Fact } from '../../facts/Fact.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { RelatedItems } from './RelatedItems.tsx';
import type { Relations } from './useRelations.ts';

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

interface RelationListProps {
  order: Order;
  relations: Relations;
}

/**
 * S2.72: links to the claims, orders and other resources related to the order, and to items related to its
 * items. Says which of the claims and complaints could not be loaded.
 */
export function RelationList({ order, relations }: RelationListProps) {
  const { t } = useTranslation('order');
  const { resources, items, claims, complaints } = relations;
  return (
    <>
      <dl className="side-facts">
        {RELATED_KINDS.map((kind) => {
          const own = resources.filter((resource) => resource.kind === kind);
          return own.length > 0 && <Kind key={kind} title={t(`related.${kind}`)} resources={own} />;
        })}
        {items.length > 0 && <RelatedItems order={order} relations={items} />}
      </dl>
      <ReadFailure read={claims} text={t('related.claimsFailed')} />
      <ReadFailure read={complaints} text={t('related.complaintsFailed')} />
    </>
  );
}
