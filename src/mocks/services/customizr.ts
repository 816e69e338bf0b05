import { notFound } from '../httpError.ts';
import { bodyObject } from '../readableRecords.ts';
import { get, ok, put, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

/**
 * Every person has their own documents. Documents under `settings/` are kept for more than a day (see
 * saved.ts).
 */
function keyOf(call: ReceivedCall): string {
  return `settings/${call.person.sub}/${call.parameter('name')}`;
}

function readSettings(call: ReceivedCall): Reply {
  const document = call.world.documentStore.get(keyOf(call));
  if (document === undefined) throw notFound(`Settings ${call.parameter('name')}`);
  return ok(document);
}

function writeSettings(call: ReceivedCall): Reply {
  const document = bodyObject(call);
  call.world.documentStore.set(keyOf(call), document);
  call.world.write({
    person: call.person.sub,
    service: call.service,
    operation: 'saveSettings',
    subject: call.parameter('name'),
    body: document,
  });
  return ok(document);
}

export const customizrRoutes: ServiceRoutes = {
  service: 'customizr',
  errors: 'problem',
  routes: [
    get('/v1/resources/:name/settings', readSettings),
    put('/v1/resources/:name/settings', writeSettings),
  ],
};
