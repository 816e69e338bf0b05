import { screen } from '@testing-library/react';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { openedTwin, testReadings } from './faultMatrixTests.ts';
import type { Reading } from './faultWalk.ts';

const platform = simulatedPlatform({ orders: 1 });

const order = (like: string, more?: string) => openedTwin(platform, like, more);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const inMain = (selector: string) => () => document.querySelector<HTMLElement>(`main ${selector}`);
const inPanel = (selector: string) => () =>
  document.querySelector<HTMLElement>(`[role=tabpanel] ${selector}`);
const inDialog = (selector: string) => () => document.querySelector<HTMLElement>(`[role=dialog] ${selector}`);

const READINGS: readonly Reading[] = [
  {
    title: 'search results',
    route: (visit) => `/?page=1&startDate=${daysAgo(90 + visit)}`,
    asks: /^POST order-manager \/v2\/ordersearch/,
    content: inMain('table'),
    failure: /There was an error retrieving the search results/,
  },
  {
    title: 'an order',
    route: order(LANDMARKS.single),
    asks: /^GET order-service \/v1\/orders/,
    content: () => screen.queryByLabelText('Order summary'),
    failure: /There was a problem retrieving the order/,
    // S2.96 and S2.88: these two responses have their own screens.
    own: { F03: /You do not have access to order /, F04: /We have your order/ },
  },
  {
    title: 'the items of an order',
    route: order(LANDMARKS.single),
    asks: /^GET item-service \/v1\/items\?/,
    content: inMain('article'),
    failure: /The items could not be loaded/,
  },
  {
    title: 'the history of an item',
    route: order(LANDMARKS.single, '&tab=status'),
    asks: /^GET item-history /,
    content: inPanel('table'),
    none: /The platform has no history for this item/,
    failure: /The item history could not be loaded/,
  },
  {
    title: 'the events of an item',
    route: order(LANDMARKS.single, '&tab=events'),
    asks: /^GET backend \/api\/v1\/eventquery/,
    content: inPanel('article, li, [role=row]'),
    failure: /The events could not be loaded/,
  },
  {
    title: 'the change requests of an item',
    route: order(LANDMARKS.changeRequests, '&tab=changes'),
    asks: /^GET change-request-router \/v2\/changeRequests/,
    content: inPanel('article, li, table'),
    none: /No change has been requested/,
    failure: /The change requests could not be loaded/,
  },
  {
    title: 'the shipments of an item',
    route: order(LANDMARKS.partialShipped, '&tab=shipments'),
    asks: /^GET [\w-]+ \/v1\/shipments\//,
    content: inPanel('table'),
    failure: /Error retrieving shipment data/,
  },
  {
    title: 'the claims of an item',
    route: order(LANDMARKS.claimed, '&tab=related'),
    asks: /^GET claims \/v1\/claims/,
    content: inPanel('a'),
    failure: /The claims could not be loaded/,
  },
  {
    title: 'the routing of an item',
    route: order(LANDMARKS.single, '&modal=routing'),
    asks: /^GET order-service \/v1\/routingRequests/,
    content: inDialog('table'),
    none: /There is no routing result/,
    failure: /The routing details could not be loaded/,
  },
  {
    title: 'the manufacturing attributes of an item',
    route: order(LANDMARKS.single, '&modal=manufacturing'),
    asks: /^GET manufacturing-data /,
    content: inDialog('table'),
    failure: /The manufacturing attributes could not be loaded/,
    // If the platform has no attributes, those of the item itself are shown.
    own: { F04: /Source/ },
  },
  {
    title: 'the document of an item',
    route: order(LANDMARKS.single, '&modal=itemJson'),
    asks: /^GET item-service \/v1\/items\/[^?]+$/,
    content: inDialog('[role=tree]'),
    failure: /The document could not be loaded/,
    isAnything: true,
  },
  {
    title: 'the callback of an order',
    route: order(LANDMARKS.single, '&modal=callback'),
    asks: /^GET backend \/api\/v1\/callbacks/,
    content: inDialog('input'),
    none: /This order does not contain a callback URL/,
    failure: /The callback URL could not be loaded/,
    own: { F04: /This order does not contain a callback URL/ },
  },
  {
    title: 'the subscriptions on an order',
    route: order(LANDMARKS.single, '&modal=watch'),
    asks: /^GET subscriptions /,
    content: inDialog('input'),
    failure: /Your subscriptions could not be loaded/,
    // S4.54, S4.57: a user who has not agreed to emails is asked to agree; one who is not signed in has to
    // sign in first.
    own: {
      F02: /You are signed out|no longer accepts your sign-in/,
      F04: /give your consent/,
      F24: /You are signed out/,
    },
    requests: 2,
  },
];

testReadings(platform, READINGS);
