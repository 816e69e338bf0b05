import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { RenewalUnavailableError } from '#api/http/callToken.ts';
import { PEOPLE } from '#mocks/people.ts';
import { renewalReported, signedIn } from '#store/people/sessionSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { atPlacing, openBulkReorder, reorderedOriginalIds, startRun, waitForRunEnd } from '#test/bulk.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const PLACED = 4;
const ids = Array.from({ length: 13 }, () => {
  const order = anOrder().having({ customerName: 'Kept' }).with(anItem().at('preparing'));
  return platform.world.addOrder(order.build()).orderId;
}).sort();

it('R480: a run pauses while the sign-in service does not respond, and continues without a failed order', async () => {
  let isDown = false;
  const tokenFor: typeof platform.tokenFor = async (person) => {
    if (isDown) throw new RenewalUnavailableError('The issuer does not respond.');
    return platform.tokenFor(person);
  };
  let asked = 0;
  atPlacing(platform, () => {
    asked += 1;
    isDown ||= asked === PLACED;
    return isDown ? HttpResponse.json({ title: 'Unauthorized' }, { status: 401 }) : undefined;
  });
  const app = await renderApp({ platform: { ...platform, tokenFor }, route: '/?searchTerm=Kept&page=1' });
  await screen.findByRole('checkbox', { name: `Select order ${ids[0]}` });
  await app.user.click(await screen.findByRole('checkbox', { name: /^Select all orders on this page/ }));
  const run = await startRun(app, await openBulkReorder(app));
  await run.findByText('Paused: the sign-in service is unavailable. Nothing is sent until you continue.');
  expect(run.queryByText(/failed/)).not.toBeInTheDocument();
  expect(reorderedOriginalIds(platform).length).toBeLessThan(ids.length);

  act(() => void app.store.dispatch(renewalReported({ tokenExpiresAt: null })));
  expect(run.getByRole('button', { name: 'Sign in again' })).toBeInTheDocument();
  expect(run.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();

  isDown = false;
  asked = PLACED;
  const { sub, name } = PEOPLE.staff;
  act(() => void app.store.dispatch(signedIn({ sub, name })));
  await app.user.click(run.getByRole('button', { name: 'Continue' }));
  await waitForRunEnd(run);
  expect(run.getByText('13 orders reordered')).toBeInTheDocument();
  expect(reorderedOriginalIds(platform).sort()).toEqual(ids);
});
