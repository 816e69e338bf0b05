import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { skipReasonText } from '#components/skipReasonText.ts';

const key = ((name: string) => name) as unknown as TFunction<'bulk'>;

it.each([
  ['reorder', 'notPermitted', 'skip.notPermitted'],
  ['cancel', 'notPermitted', 'skip.notPermittedAction'],
  ['clearAlerts', 'notPermitted', 'skip.notPermittedAction'],
  ['resendEvents', 'notPermitted', 'skip.notPermittedAction'],
  ['cancel', 'notCancellable', 'skip.notCancellable'],
  ['reorder', 'itemsMissing', 'skip.itemsMissing'],
  ['cancel', 'itemsMissing', 'skip.itemsMissingToCancel'],
] as const)('the reason why %s skips an order names the action: %s', (verb, reason, text) => {
  expect(skipReasonText(key, verb, { orderId: '1', reason })).toBe(text);
});
