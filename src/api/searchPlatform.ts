import { accessManagement } from './accessManagement.ts';
import { backend } from './backend.ts';
import { fulfillerIdentity } from './fulfillerIdentity.ts';
import type { Http } from './http.ts';
import { merchantConfig } from './merchantConfig.ts';
import { orderManager } from './orderManager.ts';
import { orderRequest } from './orderRequest.ts';

/** The calls for signing in and searching: all that the first screen loads. */
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
