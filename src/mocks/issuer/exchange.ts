import { personOf } from '../people.ts';
import type { Reply } from '../route.ts';
import { type Claims, codeChallenge, verifyJwt } from './jwt.ts';
import { type Issuer, issueTokens, redeemRefreshToken } from './tokens.ts';

function invalid(error: string, description: string): Reply {
  return { status: 400, body: { error, error_description: description } };
}

const INVALID_GRANT = invalid('invalid_grant', 'The grant is unknown, used or expired.');

async function tokensFor(issuer: Issuer, claims: Claims, family: string | null): Promise<Reply> {
  const person = personOf(String(claims.sub));
  if (!person) return INVALID_GRANT;
  const body = await issueTokens(issuer, {
    person,
    clientId: String(claims.client_id),
    scope: String(claims.scope),
    nonce: typeof claims.nonce === 'string' ? claims.nonce : null,
    family,
    authTime: typeof claims.auth_time === 'number' ? claims.auth_time : Math.floor(issuer.now() / 1000),
  });
  return { status: 200, body, headers: { 'Cache-Control': 'no-store' } };
}

/**
 * Exchanges a code for tokens. A code is valid once, and only with the client ID, the redirect URL and the
 * verifier that belong to it.
 */
async function exchangeCode(issuer: Issuer, form: URLSearchParams): Promise<Reply> {
  const claims = await verifyJwt(form.get('code') ?? '', issuer.now());
  if (claims?.use !== 'code') return INVALID_GRANT;
  const isSame =
    claims.client_id === form.get('client_id') && claims.redirect_uri === form.get('redirect_uri');
  const challenge = await codeChallenge(form.get('code_verifier') ?? '');
  const used = `code/${String(claims.jti)}`;
  if (!isSame || challenge !== claims.code_challenge || issuer.store.read(used) !== null)
    return INVALID_GRANT;
  issuer.store.write(used, 'used');
  return tokensFor(issuer, claims, null);
}

async function refresh(issuer: Issuer, form: URLSearchParams): Promise<Reply> {
  const claims = await redeemRefreshToken(issuer, form.get('refresh_token') ?? '');
  return claims ? tokensFor(issuer, claims, String(claims.family)) : INVALID_GRANT;
}

export function handleTokenRequest(issuer: Issuer, form: URLSearchParams): Promise<Reply> | Reply {
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return exchangeCode(issuer, form);
    case 'refresh_token':
      return refresh(issuer, form);
    default:
      return invalid('unsupported_grant_type', 'Only authorization_code and refresh_token are supported.');
  }
}

/**
 * Handles a request to the revocation endpoint. Ends the chain of a refresh token. Returns 200 for any token.
 */
export async function handleRevocationRequest(issuer: Issuer, form: URLSearchParams): Promise<Reply> {
  const claims = await verifyJwt(form.get('token') ?? '', issuer.now());
  if (claims?.use === 'refresh') issuer.store.write(`refresh/${String(claims.family)}`, null);
  return { status: 200 };
}

export function discoveryDocument(issuerUrl: string): Record<string, unknown> {
  return {
    issuer: issuerUrl,
    authorization_endpoint: `${issuerUrl}/authorize`,
    token_endpoint: `${issuerUrl}/token`,
    userinfo_endpoint: `${issuerUrl}/userinfo`,
    jwks_uri: `${issuerUrl}/jwks`,
    end_session_endpoint: `${issuerUrl}/end_session`,
    revocation_endpoint: `${issuerUrl}/revoke`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['HS256'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
    token_endpoint_auth_methods_supported: ['none'],
    claims_supported: ['sub', 'name', 'email'],
  };
}
