import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { shortId } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import { RELATED_ITEM_RELS, type RelatedItemRel, relatedItemHrefs } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { RELATED_KINDS, type RelatedResource, relatedResources } from '#domain/order/relatedResources.ts';
import { latestResult } from '#store/operation.ts';
import { loadClaims, loadComplaints } from '#store/order/orderOperations.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { useModal } from '../../dialogs/useModal.ts';
import { Fact } from '../../facts/Fact.tsx';
import { RelatedItemLink } from '../../facts/RelatedItemLink.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

/** The maximum number of links that are loaded initially, because a large order may have a hundred. */
const FOLLOWED_AT_FIRST = 5;

interface Relation {
  relation: RelatedItemRel;
  href: string;
  item: Item;
}

/** Links to related items, for example after a redirect, grouped by relation. */
function RelatedItems({ order, relations }: { order: Order; relations: readonly Relation[] }) {
  const { t } = useTranslation(['order', 'panels']);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? relations : relations.slice(0, FOLLOWED_AT_FIRST);
  return (
    <>
      {RELATED_ITEM_RELS.map((rel) => {
        const own = shown.filter(({ relation }) => relation === rel);
        return (
          own.length > 0 && (
            <Fact key={rel} name={t(`panels:related.relation.${rel}`)}>
              <ul className="list-unstyled mb-0">
                {own.map(({ href, item }) => (
                  <li key={`${item.itemId} ${href}`}>
                    <RelatedItemLink href={href} order={order} />
                  </li>
                ))}
              </ul>
            </Fact>
          )
        );
      })}
      {shown.length < relations.length && (
        <div className="fact">
          <dt className="visually-hidden">{t('related.more')}</dt>
          <dd>
            <Button variant="inline" onClick={() => setShowsAll(true)}>
              {t('related.showAll', { count: relations.length })}
            </Button>
          </dd>
        </div>
      )}
    </>
  );
}

/** Reads the resources related to the order, and the links from its items to related items (S2.72). */
export function useRelations(order: Order) {
  const { orderId } = order;
  const claims = useOrderReadOperation(loadClaims, { orderId });
  const complaints = useOrderReadOperation(loadComplaints, { orderId });
  // Events report reorders.
  const events = useOrderReadOperation(loadEvents, { orderId });
  const resources = relatedResources(
    order,
    latestResult(claims.state) ?? [],
    latestResult(complaints.state) ?? [],
    latestResult(events.state)?.events ?? [],
  );
  const items = order.items.flatMap((item) => relatedItemHrefs(item).map((one) => ({ ...one, item })));
  return { resources, items, claims, complaints, events, isNone: resources.length + items.length === 0 };
}

type Relations = ReturnType<typeof useRelations>;

function Resource({ resource }: { resource: RelatedResource }) {
  const orderPath = useOrderPath();
  const { open } = useModal();
  const { label, target } = resource;
  switch (target?.kind) {
    case 'order':
      return (
        <Link to={orderPath(target.orderId, target.itemId)} title={label}>
          <code>{shortId(label)}</code>
        </Link>
      );
    case 'document':
      return (
        <Button variant="inline" title={label} onClick={() => open('itemJson', target)}>
          <code>{shortId(label)}</code>
        </Button>
      );
    default:
      return (
        <ExternalLink href={target?.href ?? null}>
          <code>{label}</code>
        </ExternalLink>
      );
  }
}

function Kind({ resources, title }: { resources: readonly RelatedResource[]; title: string }) {
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

/**
 * S2.72: links to the claims, orders and other resources related to the order, and to items related to its
 * items. Says which of the claims and complaints could not be loaded.
 */
export function RelationList({ order, relations }: { order: Order; relations: Relations }) {
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
      <RetryNote read={claims} text={t('related.claimsFailed')} />
      <RetryNote read={complaints} text={t('related.complaintsFailed')} />
    </>
  );
}
