import { notFound } from '../httpError.ts';
import { readOrder, requireMerchantRole } from '../readableRecords.ts';
import { get, ok, type ServiceRoutes } from '../route.ts';

export const orderRequestRoutes: ServiceRoutes = {
  service: 'order-request',
  errors: 'problem',
  routes: [
    get('/v1/orders/:orderId', (call) => {
      const { record } = requireMerchantRole(readOrder(call));
      if (!record.request) throw notFound(`Order ${record.orderId}`);
      return ok(record.request);
    }),
  ],
};
