import type { Mutant } from './mutant.ts';

/** Defects in signing in and out, in sessions and in the renewal of tokens. */
export const SIGN_IN_MUTANTS: readonly Mutant[] = [
  {
    id: 'renewal-after-sign-out',
    file: 'src/app/signIn/userStorage.ts',
    find: 'if (generation() !== startGeneration || isAnothers(sub)) return false;',
    replace: 'if (isAnothers(sub)) return false;',
    concern: 'token',
    breaks: 'A renewal that ends after the sign-out stores a token, so the user is signed in again.',
  },
  {
    id: 'token-kept-too-long',
    file: 'src/app/signIn/userStorage.ts',
    find: 'expires_at - RENEW_EARLY_S < now / 1000',
    replace: 'expires_at + RENEW_EARLY_S < now / 1000',
    concern: 'token',
    breaks: 'Calls are sent with a token that has expired up to a minute ago.',
  },
  {
    id: 'token-after-sign-out',
    file: 'src/app/signIn/session.ts',
    find: `const token = user ? user.access_token : signOutToken;
      signOutToken = null;`,
    replace: 'const token = user ? user.access_token : signOutToken;',
    concern: 'token',
    breaks: 'All calls after a sign-out still contain the token of the user who has left.',
  },
  {
    id: 'replayed-id-token',
    file: 'src/app/signIn/idTokenClaims.ts',
    find: 'if (expected.nonce !== null && claims.nonce !== expected.nonce)',
    replace: 'if (expected.nonce !== null && claims.nonce === undefined)',
    concern: 'token',
    breaks: 'An ID token of another sign-in is accepted.',
  },
  {
    id: 'code-stays-in-url',
    file: 'src/app/signIn/establishSession.ts',
    find: `await signInFlow.complete(url.href);
    replaceUrl(returnPath);`,
    replace: 'await signInFlow.complete(url.href);',
    concern: 'token',
    breaks: "The code of the sign-in stays in the URL and in the browser's history.",
  },
  {
    id: 'no-password-after-sign-out',
    file: 'src/app/signIn/signInFlow.ts',
    find: "isSilent ? 'none' : users.hasSignedOut() ? 'login' : null",
    replace: "isSilent ? 'none' : null",
    concern: 'token',
    breaks: 'After a sign-out, the next person at the computer is signed in as the previous user.',
  },
  {
    id: 'outage-ends-session',
    file: 'src/app/signIn/renewUser.ts',
    find: 'throw isRefusal(error) ? new SignInRejectedError(message) : new RenewalUnavailableError(message);',
    replace: 'throw new SignInRejectedError(message);',
    breaks: 'A short outage of the identity provider forces all users to sign in again.',
  },
  {
    id: 'page-kept-for-next-user',
    file: 'src/app/store/connectStore.ts',
    find: 'else if (before && before !== current.person.sub) startOver();',
    replace: '',
    breaks: 'Another user who signs in sees the page and the data of the previous user.',
  },
  {
    id: 'sign-out-waits-for-backend',
    file: 'src/sagas/people/session.ts',
    find: 'call(() => Promise.race([ended, grace]))',
    replace: 'call(() => ended)',
    breaks: 'If the backend does not respond, the user stays signed in at the identity provider.',
  },
];
