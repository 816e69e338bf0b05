import type { Platform } from '#api/platform.ts';
import type { SettingsDocument } from '#api/services/customizr.ts';
import type { SettingsDocumentId } from '#domain/people/settings.ts';
import type { SagaContext, TabLocks } from '#sagas/core/context.ts';
import { settingsSagas } from '#sagas/people/settings.ts';
import { watchAnnouncements } from '#sagas/writes/announce.ts';
import { settingsSavedElsewhere } from '#store/people/settingsOperations.ts';
import type { RootState } from '#store/rootReducer.ts';
import { memoryLocks } from '#test/memoryIntentSupport.ts';
import { aSagaStore } from './sagaStore.ts';

type Service = Pick<Platform['customizr'], 'settings' | 'saveSettings'>;

/** A settings service of one user, in memory; its content is in `documents`. */
export function aSettingsService(stored: Record<string, unknown> = {}) {
  const documents = new Map<string, unknown>(Object.entries(stored));
  const service: Service = {
    settings: async (name) => structuredClone(documents.get(name) ?? null),
    saveSettings: async (name: string, document: SettingsDocument) => {
      documents.set(name, JSON.parse(JSON.stringify(document)));
    },
  };
  return { documents, service };
}

/** One tab: the real store with the settings' use cases. */
export type Tab = ReturnType<typeof openTab>;

type Shared = Pick<SagaContext, 'locks' | 'tabs'>;

function openTab(service: Service, shared: Shared, preloaded: Partial<RootState>) {
  const context = { platform: { customizr: service }, ...shared };
  return aSagaStore(context, [watchAnnouncements, ...settingsSagas], { preloaded });
}

/** Locks as a browser implements them: later requests wait for earlier ones, even if those fail. */
function createLocks(): TabLocks['exclusively'] {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
}

/**
 * A browser with this many tabs of the console open, which share its locks and are notified of each other's
 * saves.
 */
export function openTabs(count: number, service: Service, preloaded: Partial<RootState> = {}): Tab[] {
  const locks = { ...memoryLocks(), exclusively: createLocks() };
  const open: Tab[] = [];
  for (let index = 0; index < count; index += 1) {
    const settingsSaved = (document: SettingsDocumentId) => {
      for (const other of open) {
        if (other !== open[index]) other.store.dispatch(settingsSavedElsewhere({ document }));
      }
    };
    open.push(openTab(service, { locks, tabs: { settingsSaved } }, preloaded));
  }
  return open;
}
