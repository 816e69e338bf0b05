import { configureStore, Tuple } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { createDeferredSagas } from '#app/deferred/deferredSagas.ts';
import { bulkSagas } from '#sagas/bulk/bulkSagas.ts';
import type { DeferredContext, FirstContext } from '#sagas/core/context.ts';
import { fork } from '#sagas/core/effects.ts';
import { watchSentWrites } from '#sagas/writes/sentWrites.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { EMPTY_RUN } from '../sagas/bulkConsole.ts';

it('reads data of earlier visits once, even if the user signs in before the code is loaded', async () => {
  const intents = memoryIntentSupport();
  await intents.journal.create(EMPTY_RUN);
  const [openJobs, writesOf] = [vi.spyOn(intents.journal, 'openJobs'), vi.spyOn(intents.journal, 'writesOf')];
  const sagas = createDeferredSagas((error) => {
    throw error;
  });
  const store = configureStore({
    reducer: rootReducer,
    middleware: () => new Tuple(sagas.middleware),
    devTools: false,
  });
  store.dispatch(signedIn({ sub: 'me', name: 'Me' }));
  const { locks } = intents;
  const context = { intents, locks, clock: { now: () => 0 } } as unknown as FirstContext & DeferredContext;
  const task = sagas.start(context, function* root() {
    for (const saga of [watchSentWrites, ...bulkSagas]) yield* fork(saga);
  });
  await vi.waitFor(() => expect(store.getState().bulk.runs.job).toMatchObject({ status: 'unattended' }));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(openJobs).toHaveBeenCalledTimes(1);
  expect(writesOf).toHaveBeenCalledTimes(1);
  task.cancel();
});
