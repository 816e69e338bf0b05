import type { LinkDocument, LinkedDataDocument, LinksDocument } from '../documents.ts';
import { merchantOrderHref } from '../links.ts';
import type { Random } from '../random.ts';
import type { ClaimDocument } from '../records.ts';
import type { GeneratorInput } from './placement.ts';
import { type OrderPlan, planOrder } from './plan.ts';

const CLAIM_PAGE = 'https://claims.simulated.example/';

/** The data that results from an order's relation to another order, such as the claim on the original. */
export interface OrderRelations {
  other: OrderPlan | null;
  claim: ClaimDocument | null;
  orderLinks: LinksDocument;
  linked: Partial<LinkedDataDocument>;
}

function claimPage(kind: 'claims' | 'complaints', id: string): LinkDocument {
  return { href: `${CLAIM_PAGE}${kind}/${id}`, name: id };
}

function makeClaim(
  kind: 'claims' | 'complaints',
  original: OrderPlan,
  successor: OrderPlan | null,
): ClaimDocument {
  const id = `${kind === 'claims' ? 'C' : 'P'}-${10_000 + (original.index % 90_000)}`;
  const first = original.items.slice(0, 1);
  return {
    id,
    items: first.map(({ itemId }) => ({ itemId })),
    reorders: successor
      ? first.map((_, index) => ({
          orderId: successor.orderId,
          itemId: successor.items[index]?.itemId ?? '',
        }))
      : [],
    _links: { ui: { href: claimPage(kind, id).href } },
  };
}

const REORDER = { claims: 'reorderClaim', complaints: 'reorderComplaint' } as const;

function claimRelations(
  kind: 'claims' | 'complaints',
  plan: OrderPlan,
  other: OrderPlan | null,
): Omit<OrderRelations, 'other'> {
  const isOriginal = plan.relation?.role === 'original';
  const original = isOriginal ? plan : other;
  const claim = original ? makeClaim(kind, original, isOriginal ? other : plan) : null;
  if (!claim) return { claim: null, orderLinks: {}, linked: {} };
  const page = claimPage(kind, claim.id);
  const rel = isOriginal ? kind : REORDER[kind];
  return {
    claim: isOriginal ? claim : null,
    orderLinks: {
      [rel]: [page],
      ...(!isOriginal && original && { originalOrder: { href: merchantOrderHref(original.orderId) } }),
    },
    linked: { [rel]: [{ id: claim.id, href: page.href }] },
  };
}

export function makeRelations(platform: GeneratorInput, plan: OrderPlan, random: Random): OrderRelations {
  const { relation } = plan;
  if (!relation) return { other: null, claim: null, orderLinks: {}, linked: {} };
  const other = relation.other === null ? null : planOrder(platform, relation.other);
  if (relation.kind === 'claims' || relation.kind === 'complaints')
    return { other, ...claimRelations(relation.kind, plan, other) };
  if (relation.kind === 'quote') {
    const id = `Q-${random.digits(5)}`;
    const quote = { href: `https://quotes.simulated.example/${id}`, name: id };
    return { other, claim: null, orderLinks: { fulfillerQuotes: [quote] }, linked: {} };
  }
  const isSuccessor = relation.role === 'successor' && other !== null;
  const orderLinks: LinksDocument = isSuccessor
    ? { originalOrder: { href: merchantOrderHref(other.orderId) } }
    : {};
  return { other, claim: null, orderLinks, linked: {} };
}
