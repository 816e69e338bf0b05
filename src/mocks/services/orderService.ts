import { visibleOrder } from '../access.ts';
import { readCreatedOrder } from '../readableRecords.ts';
import { get, ok, type ServiceRoutes } from '../route.ts';
import { readRoutingDecision, readRoutingRequest } from './routing.ts';

export const orderServiceRoutes: ServiceRoutes = {
  service: 'order-service',
  errors: 'problem',
  routes: [
    get('/v1/orders/:orderId', (call) => {
      const { record, items } = readCreatedOrder(call);
      return ok(record.order && visibleOrder(record.order, items));
    }),
    get('/v1/routingRequests/:itemId', readRoutingRequest),
    get('/v1/routingDecisions/:itemId', readRoutingDecision),
  ],
};
