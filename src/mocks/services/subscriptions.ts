import { forbidden, HttpError, notFound } from '../httpError.ts';
import { subscriberKey } from '../issuer/subscriptionAuth.ts';
import { PEOPLE } from '../people.ts';
import { bodyObject, readOrder, textOrEmpty } from '../readableRecords.ts';
import {
  get,
  noContent,
  ok,
  post,
  type ReceivedCall,
  type Reply,
  remove,
  type ServiceRoutes,
} from '../route.ts';
import { recordWrite } from '../writes/events.ts';

/**
 * People who have already agreed to receive emails. All others must first agree on the issuer's page
 * (S4.53).
 */
const AUTHORIZED: readonly string[] = [PEOPLE.staff.sub, PEOPLE.developer.sub, PEOPLE.viewer.sub];

function readUser(call: ReceivedCall): Reply {
  const { sub } = call.person;
  if (call.parameter('sub') !== sub) throw forbidden();
  const isAuthorized = AUTHORIZED.includes(sub) || call.world.documentStore.get(subscriberKey(sub)) === true;
  if (!isAuthorized) throw notFound('The subscriber');
  return ok({ id: sub, email: call.person.email });
}

function keyPrefix(call: ReceivedCall): string {
  return `subscriptions/${call.person.sub}/`;
}

function list(call: ReceivedCall): Reply {
  const params = call.url.searchParams;
  const own = call.world.documentStore
    .entries(keyPrefix(call))
    .map(([, value]) => value as Record<string, unknown>);
  const subscriptions = own.filter(
    (one) => one.resourceId === params.get('resourceId') && one.resourceType === params.get('resourceType'),
  );
  return ok({ subscriptions });
}

function subscribe(call: ReceivedCall): Reply {
  const body = bodyObject(call);
  readOrder(call, textOrEmpty(body.resourceId));
  if (body.resourceType !== 'opaOrder') throw new HttpError(400, 'resourceType must be opaOrder.');
  if (!Array.isArray(body.resourceFilters) || body.resourceFilters.length === 0) {
    throw new HttpError(400, 'resourceFilters must not be empty.');
  }
  const id = call.world.random.uuid();
  const subscription = { ...body, id };
  call.world.documentStore.set(`${keyPrefix(call)}${id}`, subscription);
  recordWrite(call, 'subscribe', textOrEmpty(body.resourceId));
  return { status: 201, body: subscription };
}

function unsubscribe(call: ReceivedCall): Reply {
  const id = call.parameter('id');
  if (!call.world.documentStore.delete(`${keyPrefix(call)}${id}`)) throw notFound(`Subscription ${id}`);
  recordWrite(call, 'unsubscribe', id);
  return noContent();
}

export const subscriptionsRoutes: ServiceRoutes = {
  service: 'subscriptions',
  errors: 'details',
  routes: [
    get('/v1/users/:sub', readUser),
    get('/v1/subscriptions', list),
    post('/v1/subscriptions', subscribe),
    remove('/v1/subscriptions/:id', unsubscribe),
  ],
};
