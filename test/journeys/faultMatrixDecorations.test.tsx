import { fireEvent, screen } from '@testing-library/react';
import { RECENT_PERIODS } from '#domain/search/periods.ts';
import { criteriaWithFilters, RECOMMENDED_SEARCHES } from '#domain/search/recommendedSearches.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { loadSupportedProcesses } from '#store/order/panelOperations.ts';
import { loadSurfaces } from '#store/order/thumbnails.ts';
import { loadActorName } from '#store/people/actorNames.ts';
import { loadOrderTrend, loadQueueTile } from '#store/results/resultOperations.ts';
import { countOrders, countSubject } from '#store/search/searchOperations.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { openedTwin, testDecorations } from './faultMatrixTests.ts';
import type { Decoration } from './faultWalkDecorations.ts';

const platform = simulatedPlatform({ orders: 1 });

const order = (like: string, more?: string) => openedTwin(platform, like, more);
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const says = (selector: string, words: RegExp) => () => words.test(one(selector)?.textContent ?? '');
/** The text of one fact of the open item. */
const fact = (name: string) =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling
    ?.textContent ?? '';
const isUnsupported = says('[role=dialog] .disabled-reason', /does not support cancellation/);
const NOT_AVAILABLE = /Not available/;

/** The ID of an application that requested changes. */
const CLIENT = 'n3Qd81vLz0mRk7Yp@clients';
/**
 * The URL of the fulfillment configuration of `pendingCancellation`. All copies of this order share it. The
 * fulfiller's capabilities depend on it.
 */
const CONFIGURED = `http://fulfillment-expectations.platform.test${configurationPath()}`;
function configurationPath(): string {
  const { _links: links } = platform.world.record(LANDMARKS.pendingCancellation)?.items[0] ?? {};
  const [link] = [links?.fulfillmentConfiguration ?? []].flat();
  return link?.href.replace(/^sim:\/\/[^/]+/, '') ?? '';
}
/** Hides the browser tab and shows it again, so that the queue requests its missing data. */
function comeBack() {
  for (const value of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
  }
}
/** A count and a page for each recommended search, and a count for each eighth of the last day. */
const QUEUE_REQUESTS = 2 * RECOMMENDED_SEARCHES.length + 8;
const recent = () => screen.findByLabelText('Recent orders', { selector: 'button' });

/**
 * Secondary data of a screen. Not included: delivery attempts, which come with the events; the prefetch of
 * neighbors and the check for new orders, which only prepare or announce a search that has its own row.
 */
const DECORATIONS: readonly Decoration[] = [
  {
    title: 'the linked product, price, delivery and print job of an item',
    route: order(LANDMARKS.single),
    asks: /^GET [\w-]+ \/v\d\/(productConfigurations|buyer\w+Prices|deliveryRequests|printJobs)/,
    // The item's own print job data is shown if the job's response is missing.
    beside: () => one('.detail-panel .print-job'),
    known: () => /^v?\d/.test(fact('Product version')),
    lost: () => NOT_AVAILABLE.test(fact('Product version')),
    requests: 5,
  },
  {
    title: 'the merchant’s order, claims and complaints of an order',
    route: order(LANDMARKS.claimed),
    asks: /^GET (order-request|claims|complaints) /,
    beside: () => one('article'),
    known: () => screen.queryByText(/^Claims?$/, { selector: 'dt' }) !== null,
    lost: () => /The claims could not be loaded/.test(document.body.textContent ?? ''),
    requests: 3,
  },
  {
    title: 'the available actions of an order',
    route: order(LANDMARKS.untouched, '&modal=cancelOrder'),
    asks: /^GET merchant-order .*\/actions$/,
    beside: () => one('article'),
    // F19: an unknown action is not the one that cancels, so the dialog may say that cancellation is not
    // supported.
    known: () => one('[role=dialog] [type=submit]:not([aria-disabled=true])') !== null || isUnsupported(),
    lost: () => says('[role=dialog] .disabled-reason', /could not be loaded/)() || isUnsupported(),
    requests: 1,
  },
  {
    title: 'the tracking of an item’s parcels',
    route: order(LANDMARKS.partialShipped),
    asks: /^GET [\w-]+ \/v1\/shipments\//,
    beside: () => one('article'),
    known: () => one('.item-tracking .status-label') !== null,
    lost: says('.item-tracking', /Error retrieving shipment data/),
    requests: 3,
  },
  {
    title: 'whether a fulfiller accepts cancellations',
    route: order(LANDMARKS.pendingCancellation, '&tab=cancellations'),
    forget: [loadSupportedProcesses.dismissed(CONFIGURED)],
    asks: /^GET fulfillment-expectations \/v4\/views\/support/,
    beside: () => one('[role=tabpanel] article, [role=tabpanel] li, [role=tabpanel] dl'),
    known: () => one('.support-note') !== null,
    lost: () => one('.support-note') === null,
    requests: 1,
  },
  {
    title: 'the name of the requester of a change',
    route: order(LANDMARKS.changeRequests, '&tab=changes'),
    forget: [loadActorName.dismissed(CLIENT)],
    asks: /^GET client-directory \/v1\/clients\/n3Qd/,
    beside: () => one('[role=tabpanel] article, [role=tabpanel] li'),
    known: says('[role=tabpanel]', /Acme web shop connector/),
    lost: says('[role=tabpanel]', /n3Qd81vLz0mRk7Yp/),
    requests: 1,
  },
  {
    title: 'the names of a product’s sides in its preview',
    route: order(LANDMARKS.single),
    forget: [loadSurfaces.dismissed('CIM-HP26XF62')],
    asks: /^GET (product-catalog \/v3\/mcpSkus|surfaces )/,
    beside: () => one('article'),
    known: () => /^Preview of .+: /.test(one('article img')?.getAttribute('alt') ?? ''),
    lost: () => /^Preview of [^:]+$/.test(one('article img')?.getAttribute('alt') ?? ''),
    requests: 2,
  },
  {
    title: 'how many orders a search would find',
    route: () => '/',
    forget: RECENT_PERIODS.map((period) =>
      countOrders.dismissed(countSubject({ ...DEFAULT_CRITERIA, period })),
    ),
    open: async () => fireEvent.click(await recent()),
    leave: async () => fireEvent.click(await recent()),
    asks: /^POST order-manager \/v2\/ordersearch/,
    beside: () => one('.quick-start-links a'),
    known: says('.quick-start-links a', /\d$/),
    lost: says('.quick-start-links a', /count not available/),
    requests: RECENT_PERIODS.length + QUEUE_REQUESTS,
  },
  {
    title: 'the tiles of the queue',
    route: () => '/',
    forget: [
      ...RECOMMENDED_SEARCHES.map(({ filters }) =>
        loadQueueTile.dismissed(countSubject(criteriaWithFilters(filters))),
      ),
      loadOrderTrend.dismissed(''),
    ],
    open: async () => comeBack(),
    asks: /^POST order-manager \/v2\/ordersearch/,
    beside: () => one('.quick-starts'),
    known: says('.queue-total', /\d/),
    lost: () => one('.queue .btn-inline') !== null,
    requests: QUEUE_REQUESTS,
  },
];

testDecorations(platform, DECORATIONS);
