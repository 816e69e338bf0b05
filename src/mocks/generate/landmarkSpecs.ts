import type { StageName } from '../data/stages.ts';
import type { Landmark } from '../landmarks.ts';
import type { OrderSpec } from './plan.ts';

/** The specification of a landmark. Its `age` is the time since the order was placed. */
export interface LandmarkSpec extends Omit<OrderSpec, 'relation'> {
  role: Landmark;
  age: { days: number } | { minutes: number };
  /** The landmark that is the original of this order. Both have the same customer, products and merchant. */
  follows?: Landmark;
  kind?: 'claims' | 'complaints' | 'redirect' | 'reorder';
}

const VENLO = 'k3vd81mq0z';
const ELBE = 'b7tq40xw2n';

function repeated(count: number, ...stages: StageName[]): StageName[] {
  return Array.from({ length: count }, (_, index) => stages[index % stages.length] as StageName);
}

const MIXED: StageName[] = [
  'delivered',
  'inTransit',
  'producing',
  'shipped',
  'accepted',
  'awaitingResponse',
  'preparing',
  'fulfillmentDelayed',
  'cancelled',
  'rejected',
  'cancelPending',
  'partlyShipped',
  'prepressFailed',
];

function spec(
  role: Landmark,
  days: number,
  merchantId: string,
  stages: readonly StageName[],
  more: Partial<LandmarkSpec> = {},
): LandmarkSpec {
  return { role, age: { days }, merchantId, stages, testingConfiguration: 'ship', changeTypes: [], ...more };
}

/** The specifications of the landmarks. Omitted fields are chosen as for any other order. */
export const LANDMARK_SPECS: readonly LandmarkSpec[] = [
  spec('single', 3, 'acme-print', ['producing'], { fulfillerIds: [VENLO], country: 'NL' }),
  spec('large130', 6, 'acme-print', repeated(130, ...MIXED), { groups: 3, country: 'NL' }),
  spec('large26', 4, 'druckwerk-sued', repeated(26, 'producing', 'accepted'), { country: 'DE' }),
  spec('manyEvents', 30, 'northwind-cards', ['delivered', 'delivered', 'delivered']),
  spec('allEvents', 12, 'acme-print', ['producing'], { country: 'NL' }),
  spec('missedSlas', 5, 'acme-print', ['documentReview', 'awaitingFeedback', 'awaitingResponse'], {
    fulfillerIds: [VENLO],
  }),
  spec('errors', 5, 'acme-print', [
    'documentRejected',
    'inventoryRejected',
    'prepressFailed',
    'suspended',
    'rejected',
  ]),
  spec('routingSuspended', 2, 'acme-print', ['routingSuspended']),
  spec('pendingCancellation', 3, 'acme-print', ['cancelPending'], { fulfillerIds: [VENLO] }),
  spec('cancelled', 8, 'acme-print', ['cancelled']),
  spec('partlyCancelled', 8, 'acme-print', ['partlyCancelled']),
  spec('rejected', 4, 'acme-print', ['rejected'], { fulfillerIds: [VENLO] }),
  spec('onHold', 4, 'kartenzauber', ['onHold']),
  spec('unknownStatus', 4, 'acme-print', ['unknown']),
  spec('partialShipped', 6, 'acme-print', ['partlyShipped'], { fulfillerIds: [VENLO] }),
  spec('trackingStates', 9, 'acme-print', repeated(9, 'inTransit'), { groups: 1 }),
  spec('printJobs', 3, 'acme-print', repeated(7, 'producing'), { groups: 1 }),
  spec('changeRequests', 5, 'acme-print', ['producing', 'producing'], { country: 'NL' }),
  spec('claimed', 40, 'acme-print', ['delivered'], { kind: 'claims' }),
  spec('claimReorder', 30, 'acme-print', ['delivered'], { kind: 'claims', follows: 'claimed' }),
  spec('complained', 41, 'acme-print', ['delivered'], { kind: 'complaints' }),
  spec('complaintReorder', 31, 'acme-print', ['inTransit'], { kind: 'complaints', follows: 'complained' }),
  spec('redirected', 7, 'acme-print', ['cancelled'], { kind: 'redirect', fulfillerIds: [ELBE] }),
  spec('redirectTarget', 6, 'acme-print', ['producing'], {
    kind: 'redirect',
    follows: 'redirected',
    fulfillerIds: [VENLO],
  }),
  spec('redirectable', 2, 'acme-print', ['accepted', 'awaitingResponse'], { fulfillerIds: [VENLO] }),
  spec('reordered', 20, 'acme-print', ['rejected'], { kind: 'reorder' }),
  spec('reorder', 19, 'acme-print', ['delivered'], { kind: 'reorder', follows: 'reordered' }),
  spec('noCallback', 4, 'studio-zeven', ['producing']),
  spec('mockCallback', 4, 'acme-print', ['producing'], { testingConfiguration: 'donotproduce' }),
  spec('severalCurrencies', 5, 'acme-print', ['producing', 'producing', 'producing', 'producing']),
  spec(
    'severalGroups',
    3,
    'acme-print',
    ['accepted', 'producing', 'awaitingResponse', 'accepted', 'producing'],
    {
      groups: 3,
    },
  ),
  spec('twoFulfillers', 3, 'druckwerk-sued', repeated(4, 'producing'), {
    groups: 2,
    fulfillerIds: [VENLO, ELBE],
    country: 'DE',
  }),
  spec('delayed', 6, 'acme-print', ['fulfillmentDelayed'], { fulfillerIds: [VENLO] }),
  spec('untouched', 1, 'acme-print', ['documentReview', 'documentReview'], { country: 'NL' }),
  spec('discontinued', 9, 'acme-print', ['rejected', 'rejected']),
  spec('unsupported', 3, 'imprenta-sol', ['producing'], { fulfillerIds: ['v0jp59gd7m'] }),
  spec('secondAddressShape', 3, 'acme-print', ['producing']),
  spec('noPreview', 3, 'acme-print', ['producing']),
  spec('hostile', 2, 'acme-print', ['producing', 'rejected', 'suspended'], { fulfillerIds: [VENLO] }),
  spec('hostileLinks', 2, 'acme-print', ['inTransit', 'producing']),
  spec('halfEmpty', 2, 'acme-print', ['producing', 'shipped']),
  spec('wrongTypes', 2, 'acme-print', ['producing', 'shipped']),
  spec('noItems', 2, 'acme-print', ['producing']),
  spec('strangeIds', 2, 'acme-print', ['producing', 'producing', 'producing'], { fulfillerIds: [VENLO] }),
  spec('merchantOnlyFresh', 0, 'acme-print', ['standardizing', 'standardizing'], { age: { minutes: 1 } }),
  spec('merchantOnlyStuck', 0, 'acme-print', ['standardizing'], { age: { minutes: 65 } }),
];
