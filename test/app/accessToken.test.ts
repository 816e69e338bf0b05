import { describe, expect, it } from 'vitest';
import { accessTokenProblem, jwtPayload } from '#app/signIn/accessToken.ts';
import { aToken } from './browserStub.ts';

describe('S5.53: an access token must have three parts and a sub claim', () => {
  it.each([
    ['three parts and a sub', aToken({ sub: 'auth0|5f1e' }), null],
    ['a sub in any script', aToken({ sub: 'abc123@clients' }), null],
    ['no token at all', null, 'missingAuth'],
    ['an undefined token', undefined, 'missingAuth'],
    ['an empty token', '', 'missingAuth'],
    ['one part', 'abc', 'invalidToken'],
    ['two parts', aToken({ sub: 'a' }).split('.').slice(0, 2).join('.'), 'invalidToken'],
    ['four parts', `${aToken({ sub: 'a' })}.more`, 'invalidToken'],
    ['an empty part', `${aToken({ sub: 'a' }).split('.').slice(0, 2).join('.')}.`, 'invalidToken'],
    ['a payload that is not base64', 'a.%%%.c', 'invalidToken'],
    ['a payload that is not JSON', `a.${btoa('nothing')}.c`, 'invalidToken'],
    ['a payload that is not an object', `a.${btoa('"text"')}.c`, 'invalidToken'],
    ['no sub', aToken({ name: 'x' }), 'invalidToken'],
    ['an empty sub', aToken({ sub: '' }), 'invalidToken'],
    ['a sub that is not a string', aToken({ sub: 7 }), 'invalidToken'],
  ])('%s', (_title, token, problem) => {
    expect(accessTokenProblem(token)).toBe(problem);
  });
});

it('a payload keeps characters beyond ASCII', () => {
  const payload = btoa(String.fromCharCode(...new TextEncoder().encode('{"name":"Zoë Ångström"}')));
  expect(jwtPayload(`a.${payload}.c`)).toEqual({ name: 'Zoë Ångström' });
});
