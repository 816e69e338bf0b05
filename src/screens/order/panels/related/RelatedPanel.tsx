import '../panels.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { TitledSection } from '#components/TitledSection.tsx';
import { shortId } from '#domain/identifiers.ts';
import type { Item, LinkedResource } from '#domain/item/item.ts';
import { relatedItemHrefs } from '#domain/item/relatedItem.ts';
import { type Claim, claimsOfItem } from '#domain/order/claim.ts';
import type { Order } from '#domain/order/order.ts';
import { isSameId } from '#domain/sameId.ts';
import { loadClaims, loadComplaints } from '#store/order/orderOperations.ts';
import { RelatedItemLink } from '../../facts/RelatedItemLink.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import type { PanelProps } from '../panels.ts';

type Kind = 'claims' | 'complaints';

interface ItemClaimsProps {
  order: Order;
  item: Item;
  kind: Kind;
}

const OPERATIONS = { claims: loadClaims, complaints: loadComplaints } as const;
const FAILURES = { claims: 'related.claimsFailed', complaints: 'related.complaintsFailed' } as const;
const REORDERS = { claims: 'related.claimReorder', complaints: 'related.complaintReorder' } as const;

function linked(item: Item, kind: Kind): { known: LinkedResource[]; reorders: LinkedResource[] } {
  return kind === 'claims'
    ? { known: item.claims, reorders: item.claimReorders }
    : { known: item.complaints, reorders: item.complaintReorders };
}

function ClaimEntry({ claim, fallback }: { claim: Claim; fallback: LinkedResource | undefined }) {
  const { t } = useTranslation('panels');
  const orderPath = useOrderPath();
  return (
    <li className="related-entry">
      <ExternalLink href={claim.page ?? fallback?.href ?? null}>
        <code>{claim.id}</code>
      </ExternalLink>
      {claim.reorders.length > 0 && (
        <span>
          {t('related.reorders')}{' '}
          {claim.reorders.map(({ orderId, itemId }) => (
            <Link
              key={`${orderId} ${itemId}`}
              to={orderPath(orderId, itemId)}
              className="reorder-link"
              title={orderId}
            >
              {t('related.openOrder', { orderId: shortId(orderId) })}
            </Link>
          ))}
        </span>
      )}
    </li>
  );
}

function ClaimList({ item, kind, claims }: { item: Item; kind: Kind; claims: readonly Claim[] }) {
  const { t } = useTranslation('panels');
  const { known, reorders } = linked(item, kind);
  const own = claimsOfItem(claims, item.itemId);
  const unlisted = known.filter(({ id }) => !own.some((claim) => isSameId(claim.id, id)));
  return (
    <ul className="plain-list">
      {own.map((claim) => (
        <ClaimEntry key={claim.id} claim={claim} fallback={known.find(({ id }) => isSameId(id, claim.id))} />
      ))}
      {unlisted.map(({ id, href }) => (
        <li key={id} className="related-entry">
          <ExternalLink href={href}>
            <code>{id}</code>
          </ExternalLink>
        </li>
      ))}
      {reorders.map(({ id, href }) => (
        <li key={id} className="related-entry">
          <ExternalLink href={href}>{t(REORDERS[kind], { id })}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function LoadedClaims({ order, item, kind }: ItemClaimsProps) {
  const { t } = useTranslation('panels');
  const read = useOrderReadOperation(OPERATIONS[kind], { orderId: order.orderId });
  return (
    <>
      {read.state.status === 'failed' && read.state.previous === null && (
        <ClaimList item={item} kind={kind} claims={[]} />
      )}
      <LoadableContent read={read} loading={t('related.claimsLoading')} lines={2} failed={t(FAILURES[kind])}>
        {(claims) => <ClaimList item={item} kind={kind} claims={claims} />}
      </LoadableContent>
    </>
  );
}

/**
 * The claims or complaints of the item. If they cannot be loaded, those that the item links to are still
 * shown. Renders nothing if the item has no links to them or to their reorders.
 */
function ItemClaims({ order, item, kind }: ItemClaimsProps) {
  const { t } = useTranslation('panels');
  const { known, reorders } = linked(item, kind);
  if (known.length === 0 && reorders.length === 0) return null;
  return (
    <TitledSection title={t(`related.${kind}`)} level={4} className="panel-section">
      <LoadedClaims order={order} item={item} kind={kind} />
    </TitledSection>
  );
}

/**
 * S1.4: the resources related to the item: claims, complaints and their reorders, originals and successors.
 */
export function RelatedPanel({ order, item }: PanelProps) {
  const { t } = useTranslation('panels');
  const relations = relatedItemHrefs(item);
  return (
    <div className="panel">
      <ItemClaims order={order} item={item} kind="claims" />
      <ItemClaims order={order} item={item} kind="complaints" />
      {relations.length > 0 && (
        <TitledSection title={t('related.items')} level={4} className="panel-section">
          <ul className="plain-list">
            {relations.map(({ relation, href }) => (
              <li key={`${relation} ${href}`} className="related-entry">
                <span>{t(`related.relation.${relation}`)}</span>
                <span>
                  <RelatedItemLink href={href} order={order} />
                </span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}
