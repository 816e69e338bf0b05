import { forbidden, HttpError, notFound } from '../httpError.ts';
import { subscriberKey } from '../issuer/subscriptionAuth.ts';
import { PEOPLE } from '../people.ts';
import { bodyObject, readOrder, text } from '../readableRecords.ts';
import { type Call, get, noContent, ok, post, type Reply, remove, type ServiceRoutes } from '../route.ts';
import { recordWrite } from '../writes/events.ts';

/**
 * People who have already agreed to receive e-mails. All others must first agree on the issuer's page
 * (S4.52).
 */
const AUTHORIZED: readonly string[] = [PEOPLE.staff.sub, PEOPLE.developer.sub, PEOPLE.viewer.sub];

function readUser(call: Call): Reply {
  const { sub } = call.person;
  if (call.params.sub !== sub) throw forbidden();
  const isAuthorized = AUTHORIZED.includes(sub) || call.world.documentStore.get(subscriberKey(sub)) === true;
  if (!isAuthorized) throw notFound('The subscriber');
  return ok({ id: sub, email: call.person.email });
}

function keyPrefix(call: Call): string {
  return `subscriptions/${call.person.sub}/`;
}

function list(call: Call): Reply {
  const params = call.url.searchParams;
  const own = call.world.documentStore
    .entries(keyPrefix(call))
    .map(([, value]) => value as Record<string, unknown>);
  const subscriptions = own.filter(
    (one) => one.resourceId === params.get('resourceId') && one.resourceType === params.get('resourceType'),
  );
  return ok({ subscriptions });
}

function subscribe(call: Call): Reply {
  const body = bodyObject(call);
  readOrder(call, text(body.resourceId));
  if (body.resourceType !== 'opaOrder') throw new HttpError(400, 'resourceType must be opaOrder.');
  if (!Array.isArray(body.resourceFilters) || body.resourceFilters.length === 0) {
    throw new HttpError(400, 'resourceFilters must not be empty.');
  }
  const id = call.world.random.uuid();
  const subscription = { ...body, id };
  call.world.documentStore.set(`${keyPrefix(call)}${id}`, subscription);
  recordWrite(call, 'subscribe', text(body.resourceId));
  return { status: 201, body: subscription };
}

function unsubscribe(call: Call): Reply {
  const id = call.params.id ?? '';
  if (!call.world.documentStore.delete(`${keyPrefix(call)}${id}`)) throw notFound(`Subscription ${id}`);
  recordWrite(call, 'unsubscribe', id);
  return noContent();
}

export const subscriptions: ServiceRoutes = {
  service: 'subscriptions',
  errors: 'details',
  routes: [
    get('/v1/users/:sub', readUser),
    get('/v1/subscriptions', list),
    post('/v1/subscriptions', subscribe),
    remove('/v1/subscriptions/:id', unsubscribe),
  ],
};
