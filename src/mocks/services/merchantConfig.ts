import { MERCHANTS, merchantData, supportContact } from '../data/merchants.ts';
import { notFound } from '../httpError.ts';
import { get, ok, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

function named({ merchantId, displayName }: { merchantId: string; displayName: string }) {
  return { merchantId, ...(displayName !== '' && { displayName }) };
}

function readMerchant(call: ReceivedCall): Reply {
  const merchant = merchantData(call.parameter('id'));
  if (!merchant) throw notFound(`Merchant ${call.parameter('id')}`);
  return ok({
    ...named(merchant),
    defaultOrderSupportContact: supportContact(merchant, 'orders'),
    defaultTechSupportContact: supportContact(merchant, 'tech'),
  });
}

export const merchantConfigRoutes: ServiceRoutes = {
  service: 'merchant-config',
  errors: 'details',
  routes: [get('/v0/merchants', () => ok(MERCHANTS.map(named))), get('/v0/merchants/:id', readMerchant)],
};
