import { describe, expect, it } from 'vitest';
import { idTokenProblem, renewedIdTokenProblem } from '#app/signIn/idTokenClaims.ts';
import { aToken } from './browserStub.ts';

/** The time of issue by the issuer's clock, in epoch seconds. That clock may be hours off the computer's. */
const ISSUED = 1_800_000_000;
const EXPECTED = { issuer: 'https://issuer.test', clientId: 'console', nonce: 'n-1' };
const GOOD = { iss: 'https://issuer.test', aud: 'console', iat: ISSUED, exp: ISSUED + 600, nonce: 'n-1' };

describe('an ID token is accepted only from our issuer, for us, in time and for our own request', () => {
  it.each([
    ['all four claims fit', GOOD, null],
    ['an audience of one', { ...GOOD, aud: ['console'] }, null],
    [
      'several audiences, and we are the authorized party',
      { ...GOOD, aud: ['api', 'console'], azp: 'console' },
      null,
    ],
    ['a lifetime of one second', { ...GOOD, exp: ISSUED + 1 }, null],
    ['another issuer', { ...GOOD, iss: 'https://evil.test' }, /issuer/],
    ['the issuer with another ending', { ...GOOD, iss: 'https://issuer.test/' }, /issuer/],
    ['no issuer', { ...GOOD, iss: undefined }, /issuer/],
    ['another audience', { ...GOOD, aud: 'other' }, /client/],
    ['no audience', { ...GOOD, aud: undefined }, /client/],
    ['several audiences without an authorized party', { ...GOOD, aud: ['api', 'console'] }, /client/],
    [
      'several audiences, another authorized party',
      { ...GOOD, aud: ['api', 'console'], azp: 'api' },
      /client/,
    ],
    ['expired when it was issued', { ...GOOD, exp: ISSUED }, /expired/],
    ['no time of issue', { ...GOOD, iat: undefined }, /expired/],
    ['no expiry', { ...GOOD, exp: undefined }, /expired/],
    ['an expiry that is not a number', { ...GOOD, exp: String(ISSUED + 600) }, /expired/],
    ['another nonce', { ...GOOD, nonce: 'n-2' }, /another sign-in/],
    ['no nonce', { ...GOOD, nonce: undefined }, /another sign-in/],
  ])('%s', (_title, claims, problem) => {
    const found = idTokenProblem(aToken(claims), EXPECTED);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });

  it('a renewal by refresh token has no request of ours, so its nonce is not checked', () => {
    const token = aToken({ ...GOOD, nonce: 'of the first sign-in' });
    expect(idTokenProblem(token, { ...EXPECTED, nonce: null })).toBeNull();
  });

  it.each([undefined, '', 'abc', 'a.b.c'])('no readable token: %s', (token) => {
    expect(idTokenProblem(token, EXPECTED)).toMatch(/cannot be read/);
  });
});

describe('an ID token that comes with a refreshed token belongs to the same sign-in', () => {
  const earlier = aToken({ ...GOOD, sub: 'a', auth_time: 5 });

  it.each([
    ['the same sign-in', { sub: 'a', auth_time: 5 }, null],
    ['no time of the sign-in', { sub: 'a' }, null],
    ['another user', { sub: 'b', auth_time: 5 }, /another sign-in/],
    ['no user', { auth_time: 5 }, /another sign-in/],
    ['another issuer', { sub: 'a', iss: 'https://evil.test' }, /another sign-in/],
    ['another sign-in of the user', { sub: 'a', auth_time: 6 }, /another sign-in/],
    ['another authorized party', { sub: 'a', azp: 'other' }, /another sign-in/],
  ])('%s', (_title, claims, problem) => {
    const found = renewedIdTokenProblem(aToken({ ...GOOD, ...claims }), earlier);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });

  it('without an earlier one there is nothing to compare', () => {
    expect(renewedIdTokenProblem(aToken({ ...GOOD, sub: 'a' }), undefined)).toBeNull();
  });
});
