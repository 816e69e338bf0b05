import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showStartFailure } from '#app/startFailure.ts';

afterEach(() => document.body.replaceChildren());

function messageOf(error: unknown): HTMLElement {
  showStartFailure(document.body, error);
  return screen.getByRole('main');
}

it('R471: says what to allow if the browser does not let the console store data', () => {
  const message = messageOf(new DOMException('Access is denied for this document.', 'SecurityError'));
  expect(message).toHaveTextContent('Allow this site to store data');
  expect(message).not.toHaveTextContent('operator of the console');
  expect(message).toHaveTextContent('Access is denied for this document.');
});

it('names the operator of the console for any other error', () => {
  const message = messageOf(new TypeError('config.json is not JSON'));
  expect(message).toHaveTextContent('config.json is not JSON');
  expect(message).toHaveTextContent('send this message to the operator of the console:');
});
