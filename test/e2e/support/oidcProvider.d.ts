/** The types that the browser tests need, because the issuer's package has none. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface Context {
    oidc: {
      client?: { clientId: string };
      session?: { accountId?: string; grantIdFor(clientId: string): string | undefined };
      params?: { scope?: string };
    };
  }
  class Grant {
    constructor(of: { clientId: string | undefined; accountId: string | undefined });
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    Grant: typeof Grant;
    callback(): RequestListener;
    on(event: string, listener: (...args: unknown[]) => void): void;
  }
  export type { Context };
}
