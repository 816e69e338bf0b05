import { readOrder } from '../readableRecords.ts';
import type { ClaimDocument, OrderRecord } from '../records.ts';
import { get, ok, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

function list(call: ReceivedCall, of: (record: OrderRecord) => ClaimDocument[], idName: string): Reply {
  const { record } = readOrder(call);
  return ok({ results: of(record).map(({ id, ...claim }) => ({ [idName]: id, ...claim })) });
}

export const claimsRoutes: ServiceRoutes = {
  service: 'claims',
  errors: 'problem',
  routes: [get('/v1/claims', (call) => list(call, (record) => record.claims, 'id'))],
};

export const complaintsRoutes: ServiceRoutes = {
  service: 'complaints',
  errors: 'problem',
  routes: [get('/v1/complaints', (call) => list(call, (record) => record.complaints, 'complaintId'))],
};
