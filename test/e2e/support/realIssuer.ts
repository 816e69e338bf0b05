import { createSecretKey } from 'node:crypto';
import { createServer } from 'node:http';
import Provider, { type Context } from 'oidc-provider';
import { SIGNING_SECRET } from '../../../src/mocks/issuer/jwt.ts';
import { personOf } from '../../../src/mocks/people.ts';

export const CLIENT_ID = 'order-operations-console';
const PLATFORM = 'urn:platform';
const SCOPE = 'openid profile email';

export interface IssuerOptions {
  port: number;
  consoleOrigin: string;
  /**
   * Whether the console gets a refresh token, which the issuer replaces at each renewal. Without one, the
   * console renews in a hidden frame.
   */
  hasRefreshToken: boolean;
  /** Whether the issuer is on a different site than the console. A hidden frame then gets no cookies. */
  isElsewhere: boolean;
  idTokenLifetimeS: number;
}

const DAY_S = 86_400;

/** Grants all scopes, so that the issuer does not ask users for their consent. */
async function grantEverything(provider: Provider, { oidc }: Context) {
  const clientId = oidc.client?.clientId;
  const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(PLATFORM, SCOPE);
  await grant.save();
  return grant;
}

function configuration({
  consoleOrigin,
  hasRefreshToken,
  idTokenLifetimeS,
}: IssuerOptions): Record<string, unknown> {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${consoleOrigin}/login/callback`, `${consoleOrigin}/login/silent`],
        post_logout_redirect_uris: [`${consoleOrigin}/`],
      },
    ],
    clientBasedCORS: (_context: Context, origin: string) => origin === consoleOrigin,
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    findAccount: (_context: Context, sub: string) => {
      const person = personOf(sub);
      const claims = () => ({ sub, name: person?.name, email: person?.email });
      return person ? { accountId: sub, claims } : undefined;
    },
    features: {
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => PLATFORM,
        useGrantedResource: () => true,
        // The simulated platform expects tokens with this signature.
        getResourceServerInfo: () => ({
          scope: SCOPE,
          audience: 'platform',
          accessTokenFormat: 'jwt',
          accessTokenTTL: 3600,
          jwt: { sign: { alg: 'HS256', key: createSecretKey(Buffer.from(SIGNING_SECRET)) } },
        }),
      },
    },
    extraTokenClaims: () => ({ use: 'access', issuedAtMs: Date.now() }),
    issueRefreshToken: () => hasRefreshToken,
    rotateRefreshToken: true,
    ttl: {
      IdToken: idTokenLifetimeS,
      Session: DAY_S,
      Grant: DAY_S,
      // The cookie of the interaction must still be valid if the server's clock is hours behind the
      // browser's.
      Interaction: DAY_S,
      AuthorizationCode: 60,
      RefreshToken: DAY_S,
    },
  };
}

/**
 * Starts a real OpenID provider on loopback, which knows the users of the simulated platform. Users sign in
 * with their `sub`.
 */
export async function startRealIssuer(options: IssuerOptions): Promise<string> {
  const url = `http://${options.isElsewhere ? '127.0.0.1' : 'localhost'}:${options.port}`;
  const provider: Provider = new Provider(url, {
    ...configuration(options),
    loadExistingGrant: (context: Context) => grantEverything(provider, context),
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(options.port, resolve));
  return url;
}
