import type { Http } from '#api/http/http.ts';
import { backendClient } from '#api/services/backend.ts';
import { fulfillersClient } from '#api/services/fulfillers.ts';
import { merchantsClient } from '#api/services/merchants.ts';
import { orderSearchClient } from '#api/services/orderSearch.ts';
import { permissionsClient } from '#api/services/permissions.ts';
import { placedOrderIdClient } from '#api/services/placedOrderId.ts';

/** The services for signing in and searching. The first screen loads only these. */
export function createSearchPlatform(http: Http) {
  return {
    accessManagement: permissionsClient(http),
    backend: backendClient(http),
    fulfillerIdentity: fulfillersClient(http),
    merchantConfig: merchantsClient(http),
    orderManager: orderSearchClient(http),
    orderRequest: placedOrderIdClient(http),
  };
}

export type SearchPlatform = ReturnType<typeof createSearchPlatform>;
