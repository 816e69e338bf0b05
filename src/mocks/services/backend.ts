import { webUrl } from '#domain/links/links.ts';
import { toIso } from '#domain/time/time.ts';
import { visibleItems } from '../access.ts';
import { HttpError, notFound } from '../httpError.ts';
import {
  bodyList,
  bodyObject,
  readItem,
  readOrder,
  requireMerchantPermission,
  requireMerchantRole,
  textOrEmpty,
} from '../readableRecords.ts';
import type { EventDocument, OrderRecord } from '../records.ts';
import {
  accepted,
  get,
  noContent,
  ok,
  post,
  put,
  type ReceivedCall,
  type Reply,
  type Route,
  type RouteHandler,
  remove,
  type ServiceRoutes,
} from '../route.ts';
import { clearAlert } from '../writes/alerts.ts';
import { recordWrite } from '../writes/events.ts';

function queryEvents(call: ReceivedCall): Reply {
  const { record, role, items } = readOrder(call);
  const ids = new Set(items.map((item) => item.itemId));
  const isVisible = (event: EventDocument) => role === 'merchant' || ids.has(event.itemId ?? '');
  return ok({ events: record.events.filter(isVisible) });
}

/**
 * Records another attempt to send the event. It fails if the order has no callback, or if the callback's URL
 * contains `unreachable`.
 */
function resend(call: ReceivedCall, record: OrderRecord, eventId: string) {
  const event = record.events.find((one) => one.eventId === eventId);
  if (!event) return { eventId, success: false, message: 'The event was not found.' };
  const success = record.callback !== null && !record.callback.url.includes('unreachable');
  event.attempts.push({
    attemptId: call.world.random.uuid(),
    eventId,
    attemptedDate: toIso(call.world.now()),
    merchantId: record.callback?.merchantId ?? '',
    success,
    errorDescription: success ? '' : 'Connection refused',
    errorStackTrace: '',
    source: 'event-replay',
    errorId: null,
    errorResponseCode: null,
  });
  return { eventId, success, message: success ? '' : 'Connection refused' };
}

function resendEvents(call: ReceivedCall): Reply {
  const body = bodyObject(call);
  const { record } = requireMerchantRole(readOrder(call, textOrEmpty(body.orderId)));
  requireMerchantPermission(call, record, 'update:order');
  const { ids } = body;
  if (!Array.isArray(ids) || ids.length === 0) throw new HttpError(400, 'ids must not be empty.');
  const results = ids.map((id) => resend(call, record, textOrEmpty(id)));
  recordWrite(call, 'resendEvents', record.orderId, record);
  return accepted({ results });
}

function clearOne(call: ReceivedCall, entry: Record<string, unknown>) {
  const [itemId, status, comment] = [
    textOrEmpty(entry.itemId),
    textOrEmpty(entry.status),
    textOrEmpty(entry.comment),
  ];
  try {
    const { record, item } = readItem(call, itemId);
    requireMerchantPermission(call, record, 'update:order', 'remediate:order');
    const success = clearAlert(call, record, item, status, comment);
    return { itemId, status, success, message: success ? '' : 'There is nothing to clear.' };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { itemId, status, success: false, message: error.message };
  }
}

function clearAlerts(call: ReceivedCall): Reply {
  const entries = bodyList(bodyObject(call), 'discrepancies');
  if (entries.length === 0) throw new HttpError(400, 'discrepancies must not be empty.');
  return ok({ results: entries.map((entry) => clearOne(call, entry)) });
}

function readCallback(call: ReceivedCall): Reply {
  const { record } = requireMerchantRole(readOrder(call));
  if (!record.callback) throw notFound('A callback');
  return ok(record.callback);
}

function changeCallback(call: ReceivedCall): Reply {
  const body = bodyObject(call);
  const { record } = requireMerchantRole(readOrder(call, textOrEmpty(body.orderId)));
  requireMerchantPermission(call, record, 'update:order');
  if (!record.callback) throw notFound('A callback');
  const url = textOrEmpty(body.url);
  if (webUrl(url) === null) throw new HttpError(400, 'url must be a web address.');
  if (body.version !== record.callback.version)
    throw new HttpError(409, 'The callback was changed by somebody else.');
  record.callback = { ...record.callback, url, version: record.callback.version + 1 };
  for (const item of visibleItems(call.person, record)) item.eventCallbackUrl = url;
  recordWrite(call, 'changeCallback', record.orderId, record);
  return ok(record.callback);
}

/**
 * Returns a handler that rejects calls without the user's identity token and passes all others to `handle`.
 * The product's own backend requires this token in addition to the access token (S7.1).
 */
function identified(handle: RouteHandler): RouteHandler {
  return (call) => {
    if (!call.headers.has('X-Identity-Token')) throw new HttpError(400, 'X-Identity-Token is missing.');
    return handle(call);
  };
}

const ROUTES: readonly Route[] = [
  get('/api/v1/eventquery', queryEvents),
  post('/api/v1/events/attempts', resendEvents),
  post('/api/v1/discrepancies', clearAlerts),
  get('/api/v1/callbacks', readCallback),
  put('/api/v1/callbacks', changeCallback),
  remove('/api/v1/session', noContent),
];

export const backendRoutes: ServiceRoutes = {
  service: 'backend',
  errors: 'message',
  routes: ROUTES.map((route) => ({ ...route, handle: identified(route.handle) })),
};
