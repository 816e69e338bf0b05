/** Types for the parts of the platform's published clients that the tests use; the packages have none. */
declare module 'cimpress-customizr' {
  export class CustomizrClient {
    constructor(options: { baseUrl: string; resource: string; retryDelayInMs?: number });
    getSettings(accessToken: string, resource?: string): Promise<Record<string, unknown>>;
    putSettings(accessToken: string, update: Record<string, unknown>): Promise<Record<string, unknown>>;
  }
}

declare module 'cimpress-fulfiller-identity' {
  interface Fulfiller {
    fulfillerId: string;
    internalFulfillerId: number;
    name: string;
    archived: boolean;
  }
  export default class FulfillerIdentityClient {
    constructor(authorization: string, options: { url: string; retries?: number });
    getFulfillers(options?: { showArchived?: boolean; fulfillerName?: string }): Promise<Fulfiller[]>;
    getFulfiller(fulfillerId: string | number): Promise<Fulfiller>;
  }
}

declare module 'coam-client' {
  export class CoamClient {
    constructor(options: { baseUrl: string; accessToken: string; errorFunction?: () => void });
    group56(principal: string): Promise<boolean>;
    getPrincipal(principal: string): Promise<{ canonical_principal: string; profile?: { name?: string } }>;
  }
}
