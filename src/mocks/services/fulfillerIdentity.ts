import { canReadFulfiller } from '#domain/permissions.ts';
import { FULFILLERS, type FulfillerData, fulfillerData, fulfillerEmail } from '../data/fulfillers.ts';
import { forbidden, notFound } from '../httpError.ts';
import { simulatedHref } from '../links.ts';
import { get, ok, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

function listed(fulfiller: FulfillerData) {
  const { fulfillerId, internalFulfillerId, name, phone, language, archived } = fulfiller;
  const href = simulatedHref('fulfiller-identity', 'v1', 'fulfillers', fulfillerId);
  return {
    fulfillerId,
    internalFulfillerId,
    name,
    email: fulfillerEmail(fulfiller),
    phone,
    language,
    archived,
    links: { self: { href, rel: 'self', methods: ['GET'] } },
  };
}

function listFulfillers({ url }: ReceivedCall): Reply {
  const part = (url.searchParams.get('fulfillerName') ?? '').toLowerCase();
  const found = FULFILLERS.filter(({ name }) => name.toLowerCase().includes(part));
  return ok(found.map(listed));
}

function readFulfiller(call: ReceivedCall): Reply {
  const fulfiller = fulfillerData(call.parameter('id'));
  if (!fulfiller) throw notFound(`Fulfiller ${call.parameter('id')}`);
  if (!canReadFulfiller(call.person.permissions, fulfiller.fulfillerId)) throw forbidden();
  const { weight, orderNumber, carriers, country, ...flags } = fulfiller;
  return ok({ ...flags, ...listed(fulfiller) });
}

export const fulfillerIdentityRoutes: ServiceRoutes = {
  service: 'fulfiller-identity',
  errors: 'details',
  routes: [get('/v1/fulfillers', listFulfillers), get('/v1/fulfillers/:id', readFulfiller)],
};
