import { expect, test } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import { repeatedSubscriptions, subscriptionChanges, watchedOptions } from '#domain/actions/watch.ts';
import { aScene, ended, json, onFakeTime } from './scene.ts';

onFakeTime();

const stored = (id: string, channel: string | undefined, operator: string | undefined) => ({
  id,
  resourceFilters: [{ path: 'eventType', value: 'fulfillment', operator }],
  ...(channel !== undefined && { alertInfo: { channel } }),
});

test.each<[string, string | undefined, string | undefined, boolean]>([
  ['one for emails', 'email', 'equals', true],
  ['one without a channel and an operator', undefined, undefined, true],
  ['one for text messages', 'sms', 'equals', false],
  ['one for all other events', 'email', 'notEquals', false],
])(
  'S3.47, S7.28: the dialog shows and removes its own kind of subscriptions: %s',
  async (_which, channel, operator, isOwn) => {
    const { http } = aScene([json({ subscriptions: [stored('s-1', channel, operator)] })]);
    const { value } = await ended(createPlatform(http).subscriptions.subscriptionsOn('1'));
    const subscriptions = value ?? [];
    expect(watchedOptions(subscriptions)).toEqual(isOwn ? ['itemShipped'] : []);
    expect(subscriptionChanges(subscriptions, [])).toEqual({ add: [], removeIds: isOwn ? ['s-1'] : [] });
  },
);

test('R310: one that the platform repeats counts once, so that a save does not remove it as a copy (R403)', async () => {
  const saved = stored('s-1', 'email', 'equals');
  const { http } = aScene([json({ subscriptions: [saved, saved] })]);
  const { value } = await ended(createPlatform(http).subscriptions.subscriptionsOn('1'));
  const found = value ?? [];
  expect(repeatedSubscriptions([], found)).toEqual([]);
  expect(subscriptionChanges(found, []).removeIds).toEqual(['s-1']);
});
