import type { i18n } from 'i18next';
import { createPlatform } from '#api/platform.ts';
import { guardDoubleClicks } from '#app/input/guardDoubleClicks.ts';
import { watchLostFocus } from '#app/input/lostFocus.ts';
import { watchMenuKeys } from '#app/input/menuKeys.ts';
import { watchScrollKeys } from '#app/input/scrollKeys.ts';
import { adoptPreferences } from '#app/storage/adoptPreferences.ts';
import { persistState, recallState } from '#app/storage/persistState.ts';
import { adoptReadNotifications, READ_NOTIFICATIONS } from '#app/storage/readNotifications.ts';
import { recallUnsavedSettings, UNSAVED_SETTINGS } from '#app/storage/unsavedSettings.ts';
import { whenIdle } from '#components/loading/whenIdle.ts';
import { SETTINGS_DOCUMENTS, type SettingsDocumentId } from '#domain/people/settings.ts';
import type { BrowserTabs, DeferredContext } from '#sagas/core/context.ts';
import { deferredRootSaga } from '#sagas/deferredRoot.ts';
import { notificationsRead } from '#store/people/notificationsSlice.ts';
import { settingsSavedElsewhere } from '#store/people/settingsOperations.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { createIntentSupport } from '../context/intentSupport.ts';
import { saveOrdersFile } from '../context/ordersFile.ts';
import { tabLocks } from '../context/tabLocks.ts';
import { whenVisible } from '../context/whenVisible.ts';
import type { PlatformClient } from '../platform/platformClient.ts';
import { preloadOrderScreen } from '../routing/preloadOrderScreen.ts';
import { watchServer } from '../server/watchServer.ts';
import { openSignInWindow, startSessionChecks } from '../signIn/sessionPage.ts';
import type { ConsoleStore } from '../store/createStore.ts';

/** The maximum delay in milliseconds before the console asks its server for the version and the time. */
const FIRST_CHECK_MS = 30_000;

/** Connects the tabs of the console in one browser: on a channel, each reports the settings that it saved. */
function createBrowserTabs(onSettingsSaved: (document: SettingsDocumentId) => void): BrowserTabs {
  const channel = new BroadcastChannel('settings');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const document = SETTINGS_DOCUMENTS.find((known) => known === data);
    if (document) onSettingsSaved(document);
  });
  return {
    settingsSaved: (document) => channel.postMessage(document),
  };
}

/**
 * Sets up everything that the first screen does not need. Returns the root saga for the deferred sagas, with
 * its context, and the reducer for all slices. This module and its imports are a separate chunk.
 */
export function createDeferredRoot(
  { http, session, calls }: PlatformClient,
  texts: Promise<i18n>,
  store: ConsoleStore,
) {
  startSessionChecks(session);
  guardDoubleClicks(window);
  watchScrollKeys(window);
  watchMenuKeys(window);
  watchLostFocus(window);
  const current = session.current();
  const read = 'person' in current ? recallState(READ_NOTIFICATIONS, current.person.sub) : null;
  if (read) store.dispatch(notificationsRead(read));
  persistState(store, READ_NOTIFICATIONS);
  if ('person' in current) recallUnsavedSettings(store, current.person.sub);
  persistState(store, UNSAVED_SETTINGS);
  adoptPreferences(window, store);
  adoptReadNotifications(window, store);
  preloadOrderScreen(texts);
  const { check: checkServer } = watchServer(store);
  whenIdle(() => void checkServer(), FIRST_CHECK_MS);
  const context: DeferredContext = {
    platform: createPlatform(http),
    ids: { next: () => crypto.randomUUID() },
    leave: (url, replace) => (replace ? window.location.replace(url) : window.location.assign(url)),
    skipWait: calls.skipWait,
    intents: createIntentSupport(store.dispatch),
    locks: tabLocks,
    tabs: createBrowserTabs((document) => store.dispatch(settingsSavedElsewhere({ document }))),
    saveOrders: async (file) => saveOrdersFile(await texts, file),
    openSignInWindow,
    checkServer,
    whenVisible,
  };
  return { context, root: deferredRootSaga, reducer: rootReducer };
}
