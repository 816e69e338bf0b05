import { readConfiguration } from '#app/configuration.ts';
import { ISSUER_URL } from './simulated.ts';

export const ORIGIN = 'http://localhost:3000';
/** Where the issuer returns to after a sign-in. */
export const CALLBACK = `${ORIGIN}/login/callback`;

/** The configuration of a console at `ORIGIN` that signs in at the simulated issuer. */
export function signInConfiguration(settings: Readonly<Record<string, string>> = {}) {
  return readConfiguration(
    {
      VITE_PLATFORM_URL: 'http://{service}.platform.test',
      VITE_OIDC_AUTHORITY: ISSUER_URL,
      VITE_OIDC_CLIENT_ID: 'order-operations-console',
      ...settings,
    },
    { origin: ORIGIN, buildId: '' },
  );
}
