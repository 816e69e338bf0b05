import { CARRIER_SERVICES, RETIRED_CARRIER_SERVICES } from '../data/carriers.ts';
import { notFound } from '../httpError.ts';
import { get, ok, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

const ALL = Object.entries(CARRIER_SERVICES).map(([key, name]) => ({ key, name }));
/**
 * The platform never returns larger pages, even on request, so clients must follow the links to the next
 * page.
 */
const LARGEST_PAGE = 20;

function list(call: ReceivedCall): Reply {
  const params = call.url.searchParams;
  const size = Math.min(Number(params.get('size') ?? LARGEST_PAGE) || LARGEST_PAGE, LARGEST_PAGE);
  const page = Number(params.get('page') ?? 0) || 0;
  const next = `sim://carriers/api/v1/carrierServices?size=${size}&page=${page + 1}`;
  return ok({
    _embedded: { carrierServices: ALL.slice(page * size, (page + 1) * size) },
    _links: (page + 1) * size < ALL.length ? { next: { href: next } } : {},
  });
}

function read(call: ReceivedCall): Reply {
  const key = call.parameter('key');
  const name = CARRIER_SERVICES[key] ?? RETIRED_CARRIER_SERVICES[key];
  if (name === undefined) throw notFound(`Carrier service ${key}`);
  return ok({ key, name });
}

export const carriersRoutes: ServiceRoutes = {
  service: 'carriers',
  errors: 'text',
  routes: [get('/api/v1/carrierServices', list), get('/api/v1/carrierServices/:key', read)],
};
