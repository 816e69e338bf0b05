import type { Http } from '#api/http/http.ts';
import { backendClient } from '#api/services/backend.ts';
import { fulfillerIdentityClient } from '#api/services/fulfillerIdentity.ts';
import { merchantConfigClient } from '#api/services/merchantConfig.ts';
import { orderSearchClient } from '#api/services/orderSearch.ts';
import { permissionsClient } from '#api/services/permissions.ts';
import { placedOrderIdClient } from '#api/services/placedOrderId.ts';

/** The services for signing in and searching. The first screen loads only these. */
export function createSearchPlatform(http: Http) {
  return {
    accessManagement: permissionsClient(http),
    backend: backendClient(http),
    fulfillerIdentity: fulfillerIdentityClient(http),
    merchantConfig: merchantConfigClient(http),
    orderManager: orderSearchClient(http),
    orderRequest: placedOrderIdClient(http),
  };
}

export type SearchPlatform = ReturnType<typeof createSearchPlatform>;
