import type { Http } from '#api/http/http.ts';
import { accessManagement } from '#api/services/accessManagement.ts';
import { backend } from '#api/services/backend.ts';
import { fulfillerIdentity } from '#api/services/fulfillerIdentity.ts';
import { merchantConfig } from '#api/services/merchantConfig.ts';
import { orderManager } from '#api/services/orderManager.ts';
import { orderRequest } from '#api/services/orderRequest.ts';

/** The services for signing in and searching. The first screen loads only these. */
export function createSearchPlatform(http: Http) {
  return {
    accessManagement: accessManagement(http),
    backend: backend(http),
    fulfillerIdentity: fulfillerIdentity(http),
    merchantConfig: merchantConfig(http),
    orderManager: orderManager(http),
    orderRequest: orderRequest(http),
  };
}

export type SearchPlatform = ReturnType<typeof createSearchPlatform>;
