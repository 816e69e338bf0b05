import { describe, expect, it } from 'vitest';
import type { BulkStep, StepKind, StepState } from '#domain/bulk/bulkJob.ts';
import { cancellationFingerprint } from '#domain/bulk/stepEvidence.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import type { Item, StatusEntry } from '#domain/item/item.ts';
import { CHECK_PAUSES_MS } from '#domain/limits.ts';
import { checkStep } from '#sagas/bulk/checkStep.ts';
import { prepareStep } from '#sagas/bulk/prepareStep.ts';
import { aBulkStep, anItem, aStatus } from '#test/domainBuilders.ts';
import { HOUR, item, lost, NOW, sceneOf, tried } from './checkStepScene.ts';

describe('R268: a cancellation without a response is confirmed if every item that it concerns has changed', () => {
  const made = aStatus('production');
  const asked = aStatus('pendingCancellation');
  const refused = aStatus('cancellationRejected');
  const gone = aStatus('cancelled');
  const items = (each: StatusEntry[][]) => each.map((entries, index) => item(`item-${index}`, ...entries));

  it.each<[string, StatusEntry[][], StatusEntry[][], StepState]>([
    ['nothing has happened', [[made]], [[made]], 'unknown'],
    ['it was requested', [[made]], [[made, asked]], 'confirmed'],
    ['it is done', [[made]], [[gone]], 'confirmed'],
    ['the fulfiller has refused it', [[made]], [[made, refused]], 'confirmed'],
    [
      'one of two has changed, perhaps by another request',
      [[made], [made]],
      [[made], [made, asked]],
      'unknown',
    ],
    ['both have changed', [[made], [made]], [[gone], [made, asked]], 'confirmed'],
    ['only another item was cancelled, long ago', [[gone], [made]], [[gone], [made]], 'unknown'],
    ['an item is cancelled beside one of long ago', [[gone], [made]], [[gone], [made, asked]], 'confirmed'],
    ['an earlier one has ended', [[made, asked], [made]], [[gone], [made]], 'unknown'],
    ['an earlier one was refused', [[made, refused]], [[made, refused]], 'unknown'],
    ['it was requested again after a refusal', [[made, refused]], [[made, refused, asked]], 'confirmed'],
  ])('%s', async (_title, before, after, state) => {
    const scene = sceneOf('cancelOrder', {}, { items: items(before) });
    const step = await lost(scene);
    scene.there.items = items(after);
    expect((await checkStep(scene.scene(step))).state).toBe(state);
  });

  it('that of one item, by this item', async () => {
    const scene = sceneOf('cancelItem', { itemIds: ['item-1'] }, { items: items([[made], [made, refused]]) });
    const step = await lost(scene);
    scene.there.items = items([[gone], [made, refused]]);
    expect((await checkStep(scene.scene(step))).state).toBe('unknown');
    scene.there.items = items([[made], [made, asked]]);
    expect((await checkStep(scene.scene(step))).state).toBe('confirmed');
  });

  it('that of an order, by its open items, if the platform offers to cancel none of them alone', async () => {
    const ended = [[gone], [aStatus('fulfilled')]];
    const scene = sceneOf('cancelOrder', {}, { items: items([...ended, [made]]), offered: [] });
    const step = await lost(scene);
    expect((await checkStep(scene.scene(step))).state).toBe('unknown');
    scene.there.items = items([...ended, [made, asked]]);
    expect((await checkStep(scene.scene(step))).state).toBe('confirmed');
  });

  it('sent by an older version is left to the user', async () => {
    const step = { state: 'unknown', sentAt: NOW } as const;
    const { scene, step: stored } = sceneOf('cancelOrder', step, { items: items([[gone]]) });
    expect(await checkStep(scene(stored))).toMatchObject({
      state: 'unknown',
      checks: CHECK_PAUSES_MS.length,
    });
  });
});

describe('R250: a cancellation that the platform does not offer', () => {
  const production = aStatus('production');
  it.each<[string, Item[], StepState]>([
    ['of an item in production is listed', [item('item-1', production)], 'rejected'],
    ['of a shipped item is listed', [item('item-1', aStatus('fulfilled'))], 'rejected'],
    ['of an unknown item is listed', [], 'rejected'],
    ['of a cancelled item is needless', [item('item-1', aStatus('cancelled'))], 'needless'],
    [
      'of a pending one is needless',
      [item('item-1', production, aStatus('pendingCancellation'))],
      'needless',
    ],
    ['of a rejected item is needless', [item('item-1', aStatus('rejected'))], 'needless'],
  ])('%s', async (_title, items, state) => {
    const { scene, step } = sceneOf('cancelItem', { itemIds: ['item-1'] }, { items, offered: [] });
    expect(await prepareStep(scene(step))).toMatchObject({ kind: 'ended', step: { state } });
  });
});

describe('R489: a cancellation that another request has made needless is not sent, although it is offered', () => {
  const cancelled = item('item-1', aStatus('cancelled'));
  const pending = item('item-2', aStatus('production'), aStatus('pendingCancellation'));
  const shipped = item('item-3', aStatus('fulfilled'));
  const made = item('item-4', aStatus('production'));
  const ofPlan = { planFingerprint: 'of the plan' };

  it.each<[string, Partial<BulkStep>, Item[], StepState | 'sent']>([
    ['an order whose items are all cancelled or about to be', ofPlan, [cancelled, pending], 'needless'],
    ['the same order in a retry', {}, [cancelled, pending], 'needless'],
    ['a retry for an order that was shipped', {}, [cancelled, shipped], 'rejected'],
    ['a retry for an order with an item that is still made', {}, [cancelled, made], 'sent'],
    ['a retry for a rejected order', {}, [item('item-5', aStatus('rejected'))], 'sent'],
  ])('%s', async (_title, over, items, state) => {
    const { scene, step } = sceneOf('cancelOrder', over, { items });
    const prepared = await prepareStep(scene(step));
    expect(prepared.kind === 'ready' ? 'sent' : prepared.step.state).toBe(state);
  });

  it('a pending item', async () => {
    const { scene, step } = sceneOf('cancelItem', { itemIds: ['item-2'] }, { items: [pending] });
    const context = scene(step);
    const offered = { order: [], groups: {}, items: { 'item-2': ['orderItemCancellation'] } };
    context.platform.merchantOrder.actions = async () => offered;
    expect(await prepareStep(context)).toMatchObject({ kind: 'ended', step: { state: 'needless' } });
  });
});

describe('R365: a write on an original item that no new order contains', () => {
  const late = aStatus('fulfillment', { expectedCloseDate: new Date(NOW - HOUR).toISOString() });
  const placed = (itemIds: string[], key = 'create:0') =>
    aBulkStep({ key, kind: 'create', state: 'confirmed', itemIds, created: ['new'] });

  it.each<[string, StepKind, BulkStep[], boolean]>([
    ['the item is in the only new order', 'cancelItem', [placed(['item-1'])], true],
    ['the item is in another new order', 'cancelItem', [placed(['item-0']), placed(['item-1'], '1')], true],
    ['the new order left it out', 'cancelItem', [placed(['item-0'])], false],
    [
      'its new order became needless',
      'cancelItem',
      [placed(['item-0']), aBulkStep({ key: '1', kind: 'create', state: 'needless', itemIds: ['item-1'] })],
      false,
    ],
    ['its alert, in the new order', 'clearAlert', [placed(['item-1'])], true],
    ['its alert, left out', 'clearAlert', [placed(['item-0'])], false],
    ['its alert, in a run that only clears alerts', 'clearAlert', [], true],
  ])('%s', async (_title, kind, creates, isSent) => {
    const about = { itemIds: ['item-1'], status: kind === 'clearAlert' ? 'fulfillment' : '' };
    const { scene, step } = sceneOf(kind, about, { items: [item('item-1', late)] });
    const context = scene(step);
    const runOrder = { ...context.runOrder, steps: [...creates, step] };
    const prepared = await prepareStep({ ...context, runOrder });
    expect(prepared.kind === 'ready' ? 'sent' : prepared.step.state).toBe(isSent ? 'sent' : 'needless');
  });
});

describe('R251: the cancellation of an order is not sent if, since the plan,', () => {
  const shown = [item('item-1', aStatus('preparing'))];
  it.each<[string, Item[], boolean]>([
    ['nothing has changed', [item('item-1', aStatus('preparing'))], true],
    ['only an alert was cleared', [item('item-1', aStatus('preparing'), aStatus('fulfillment'))], true],
    ['its production has started', [item('item-1', aStatus('production'))], false],
    ['a quantity has changed', [{ ...item('item-1', aStatus('preparing')), quantity: 7 }], false],
  ])('%s', async (_title, items, isSent) => {
    const planned = { planFingerprint: cancellationFingerprint(shown) };
    const { scene, step } = sceneOf('cancelOrder', planned, { items });
    const prepared = await prepareStep(scene(step));
    expect(prepared.kind === 'ready' ? 'sent' : prepared.step.state).toBe(isSent ? 'sent' : 'changed');
  });
});

describe('resent events without a response are confirmed if each of them was tried once more', () => {
  const before = NOW - 60_000;
  const old = [tried('a', before), tried('b', before - HOUR, before)];
  const other = tried('other', before);
  const delivered = { ...other, attempts: other.attempts.map((one) => ({ ...one, success: true })) };

  it.each<[string, OrderEvent[], StepState]>([
    ['both', [tried('a', before, NOW + 1), tried('b', before, NOW + 1)], 'confirmed'],
    ['none', old, 'unknown'],
    [
      'the platform has retried one automatically',
      [tried('a', before, NOW + 1), tried('b', before)],
      'unknown',
    ],
    ['another event was delivered', [...old, tried('other', before, NOW + 1)], 'unknown'],
    ['one no longer exists', [tried('a', before, NOW + 1)], 'unknown'],
  ])('%s', async (_title, after, state) => {
    const items = [anItem({ eventCallbackUrl: 'https://merchant.test' })];
    const scene = sceneOf('resendEvents', {}, { items, events: [...old, delivered] });
    const step = await lost(scene);
    expect(step.trace?.eventIds).toEqual(['a', 'b']);
    scene.there.events = after;
    expect((await checkStep(scene.scene(step))).state).toBe(state);
  });

  it.each<[string, number]>([
    ['a minute', 60_000],
    ['an hour', HOUR],
  ])('R267: both, although the clock of this computer is %s fast', async (_title, ahead) => {
    const items = [anItem({ eventCallbackUrl: 'https://merchant.test' })];
    const [first, again] = [NOW - ahead - HOUR, NOW - ahead + 1];
    const scene = sceneOf('resendEvents', {}, { items, events: [tried('a', first), tried('b', first)] });
    const step = await lost(scene);
    scene.there.events = [tried('a', first, again), tried('b', first)];
    expect((await checkStep(scene.scene(step))).state).toBe('unknown');
    scene.there.events = [tried('a', first, again), tried('b', first, again)];
    expect((await checkStep(scene.scene(step))).state).toBe('confirmed');
  });

  it('sent by an older version are left to the user', async () => {
    const { scene, step } = sceneOf(
      'resendEvents',
      { state: 'unknown', sentAt: NOW },
      { events: [tried('failed', NOW + 1)] },
    );
    expect((await checkStep(scene(step))).state).toBe('unknown');
  });
});

describe('an alert is cleared only if it is still one', () => {
  const due = (time: number) => aStatus('fulfillment', { expectedCloseDate: new Date(time).toISOString() });
  it.each<[string, Item[], boolean]>([
    ['late', [item('item-1', due(NOW - HOUR))], true],
    ['its date is now in the future', [item('item-1', due(NOW + HOUR))], false],
    ['it is over', [item('item-1', { ...due(NOW - HOUR), state: 'closed' })], false],
    ['it was cleared', [item('item-1', aStatus('fulfillment'))], false],
    ['the item no longer exists', [], false],
  ])('%s', async (_title, items, isSent) => {
    const about = { itemIds: ['item-1'], status: 'fulfillment' };
    const { scene, step } = sceneOf('clearAlert', about, { items });
    const prepared = await prepareStep(scene(step));
    expect(prepared.kind === 'ready' ? 'sent' : prepared.step.state).toBe(isSent ? 'sent' : 'needless');
  });
});
