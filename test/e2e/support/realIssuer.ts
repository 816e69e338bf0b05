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
  /** Whether the console gets a refresh token, which each renewal replaces; otherwise it renews in a hidden frame. */
  hasRefreshToken: boolean;
  /** The issuer is on a different site than the console: a hidden frame gets no cookies there. */
  isElsewhere: boolean;
  idTokenLifetimeS: number;
}

const DAY_S = 86_400;

/** All users have already consented: nobody is prompted. */
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
        // Signed as the simulated platform expects.
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
      // Its cookie must survive a clock that is hours behind the browser's.
      Interaction: DAY_S,
      AuthorizationCode: 60,
      RefreshToken: DAY_S,
    },
  };
}

/** A real OpenID provider on loopback that knows the simulated platform's users; the login is a user's `sub`. */
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
