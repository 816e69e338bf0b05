import { expect, test } from 'vitest';
import { fieldProblem } from '#domain/actions/statusUpdate.ts';
import { callbackProblem } from '#domain/delivery/callback.ts';
import { isEnteredUrl } from '#domain/links/enteredUrl.ts';

test.each([
  ['https://hooks.example/cb', true],
  ['HTTP://hooks.example', true],
  ['https://hooks.example:8443/cb?a=1#b', true],
  // Browsers repair these, but the platform stores the text.
  ['https:/hooks.example/cb', false],
  ['https:hooks.example', false],
  ['https:///hooks.example', false],
  ['https://hooks.example/a b', false],
  ['https://', false],
  ['ftp://hooks.example', false],
  ['javascript:alert(1)', false],
  ['hooks.example', false],
])('S5.42: a complete web address can be entered: %s → %s', (text, isValid) => {
  expect(isEnteredUrl(text)).toBe(isValid);
  expect(callbackProblem(text, '')).toBe(isValid ? null : 'webUrl');
  expect(fieldProblem('trackingUrl', text)).toBe(isValid ? null : 'webUrl');
});
