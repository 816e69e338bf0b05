import type { StageName } from '../data/stages.ts';
import type { Landmark } from '../landmarks.ts';
import type { OrderWish } from './plan.ts';

/** What is wanted of a landmark; `age` says how long ago it was placed. */
export interface LandmarkWish extends Omit<OrderWish, 'tie'> {
  role: Landmark;
  age: { days: number } | { minutes: number };
  /** The landmark whose customer, products and merchant it shares, as its successor. */
  follows?: Landmark;
  kind?: 'claims' | 'complaints' | 'redirect' | 'reorder';
}

const VENLO = 'k3vd81mq0z';
const ELBE = 'b7tq40xw2n';

function repeated(count: number, ...stages: StageName[]): StageName[] {
  return Array.from({ length: count }, (_, place) => stages[place % stages.length] as StageName);
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

function wish(
  role: Landmark,
  days: number,
  merchantId: string,
  stages: readonly StageName[],
  more: Partial<LandmarkWish> = {},
): LandmarkWish {
  return { role, age: { days }, merchantId, stages, testingConfiguration: 'ship', changeTypes: [], ...more };
}

/** Made from plans like every other order, but with a wish. */
export const LANDMARK_WISHES: readonly LandmarkWish[] = [
  wish('single', 3, 'acme-print', ['producing'], { fulfillerIds: [VENLO], country: 'NL' }),
  wish('large130', 6, 'acme-print', repeated(130, ...MIXED), { groups: 3, country: 'NL' }),
  wish('large26', 4, 'druckwerk-sued', repeated(26, 'producing', 'accepted'), { country: 'DE' }),
  wish('manyEvents', 30, 'northwind-cards', ['delivered', 'delivered', 'delivered']),
  wish('allEvents', 12, 'acme-print', ['producing'], { country: 'NL' }),
  wish('missedSlas', 5, 'acme-print', ['documentReview', 'awaitingFeedback', 'awaitingResponse'], {
    fulfillerIds: [VENLO],
  }),
  wish('errors', 5, 'acme-print', [
    'documentRejected',
    'inventoryRejected',
    'prepressFailed',
    'suspended',
    'rejected',
  ]),
  wish('routingSuspended', 2, 'acme-print', ['routingSuspended']),
  wish('pendingCancellation', 3, 'acme-print', ['cancelPending'], { fulfillerIds: [VENLO] }),
  wish('cancelled', 8, 'acme-print', ['cancelled']),
  wish('partlyCancelled', 8, 'acme-print', ['partlyCancelled']),
  wish('rejected', 4, 'acme-print', ['rejected'], { fulfillerIds: [VENLO] }),
  wish('onHold', 4, 'kartenzauber', ['onHold']),
  wish('unknownStatus', 4, 'acme-print', ['unknown']),
  wish('partialShipped', 6, 'acme-print', ['partlyShipped'], { fulfillerIds: [VENLO] }),
  wish('trackingStates', 9, 'acme-print', repeated(9, 'inTransit'), { groups: 1 }),
  wish('printJobs', 3, 'acme-print', repeated(7, 'producing'), { groups: 1 }),
  wish('changeRequests', 5, 'acme-print', ['producing', 'producing'], { country: 'NL' }),
  wish('claimed', 40, 'acme-print', ['delivered'], { kind: 'claims' }),
  wish('claimReorder', 30, 'acme-print', ['delivered'], { kind: 'claims', follows: 'claimed' }),
  wish('complained', 41, 'acme-print', ['delivered'], { kind: 'complaints' }),
  wish('complaintReorder', 31, 'acme-print', ['inTransit'], { kind: 'complaints', follows: 'complained' }),
  wish('redirected', 7, 'acme-print', ['cancelled'], { kind: 'redirect', fulfillerIds: [ELBE] }),
  wish('redirectTarget', 6, 'acme-print', ['producing'], {
    kind: 'redirect',
    follows: 'redirected',
    fulfillerIds: [VENLO],
  }),
  wish('redirectable', 2, 'acme-print', ['accepted', 'awaitingResponse'], { fulfillerIds: [VENLO] }),
  wish('reordered', 20, 'acme-print', ['rejected'], { kind: 'reorder' }),
  wish('reorder', 19, 'acme-print', ['delivered'], { kind: 'reorder', follows: 'reordered' }),
  wish('noCallback', 4, 'studio-zeven', ['producing']),
  wish('mockCallback', 4, 'acme-print', ['producing'], { testingConfiguration: 'donotproduce' }),
  wish('severalCurrencies', 5, 'acme-print', ['producing', 'producing', 'producing', 'producing']),
  wish(
    'severalGroups',
    3,
    'acme-print',
    ['accepted', 'producing', 'awaitingResponse', 'accepted', 'producing'],
    {
      groups: 3,
    },
  ),
  wish('twoFulfillers', 3, 'druckwerk-sued', repeated(4, 'producing'), {
    groups: 2,
    fulfillerIds: [VENLO, ELBE],
    country: 'DE',
  }),
  wish('delayed', 6, 'acme-print', ['fulfillmentDelayed'], { fulfillerIds: [VENLO] }),
  wish('untouched', 1, 'acme-print', ['documentReview', 'documentReview'], { country: 'NL' }),
  wish('discontinued', 9, 'acme-print', ['rejected', 'rejected']),
  wish('unsupported', 3, 'imprenta-sol', ['producing'], { fulfillerIds: ['v0jp59gd7m'] }),
  wish('secondAddressShape', 3, 'acme-print', ['producing']),
  wish('noPreview', 3, 'acme-print', ['producing']),
  wish('hostile', 2, 'acme-print', ['producing', 'rejected', 'suspended'], { fulfillerIds: [VENLO] }),
  wish('hostileLinks', 2, 'acme-print', ['inTransit', 'producing']),
  wish('halfEmpty', 2, 'acme-print', ['producing', 'shipped']),
  wish('wrongTypes', 2, 'acme-print', ['producing', 'shipped']),
  wish('noItems', 2, 'acme-print', ['producing']),
  wish('strangeIds', 2, 'acme-print', ['producing', 'producing', 'producing'], { fulfillerIds: [VENLO] }),
  wish('merchantOnlyFresh', 0, 'acme-print', ['standardizing', 'standardizing'], { age: { minutes: 1 } }),
  wish('merchantOnlyStuck', 0, 'acme-print', ['standardizing'], { age: { minutes: 65 } }),
];
