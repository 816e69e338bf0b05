import type { Dispatch } from '@reduxjs/toolkit';
import type { i18n } from 'i18next';
import { createPlatform } from '#api/platform.ts';
import type { DeferredContext } from '#sagas/core/context.ts';
import { deferredRootSaga } from '#sagas/deferredRoot.ts';
import { ordersHandled } from '#store/results/triageSlice.ts';
import { guardDoubleClicks } from './guardDoubleClicks.ts';
import { createIntentSupport } from './intentSupport.ts';
import { saveOrdersFile } from './ordersFile.ts';
import type { PlatformClient } from './platformClient.ts';
import { recallHandledOrders } from './recallHandledOrders.ts';
import { openSignInWindow, startSessionChecks } from './signIn/sessionPage.ts';

/**
 * Sets up everything that the first screen does not need. Returns the root saga for the deferred sagas, with
 * its context. This module and its imports are a separate chunk.
 */
export function createDeferredRoot(
  { http, session }: PlatformClient,
  texts: Promise<i18n>,
  dispatch: Dispatch,
) {
  startSessionChecks(session);
  guardDoubleClicks(window);
  const current = session.current();
  if ('person' in current) dispatch(ordersHandled(recallHandledOrders(sessionStorage, current.person.sub)));
  const context: DeferredContext = {
    platform: createPlatform(http),
    intents: createIntentSupport(dispatch),
    saveOrders: async (file) => saveOrdersFile(await texts, file),
    openSignInWindow,
  };
  return { context, root: deferredRootSaga };
}
