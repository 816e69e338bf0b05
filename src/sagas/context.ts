import type { Platform } from '#api/platform.ts';
import type { SearchPlatform } from '#api/searchPlatform.ts';
import type { OrdersFile } from '#domain/ordersFile.ts';
import type { SettingsDocumentId } from '#domain/settings.ts';
import type { IntentSupport } from './intentSupport.ts';

/** What use cases need from outside; tests give their own, so nothing global is patched. */
export interface SagaContext {
  /** The part of the platform that the first screen needs. */
  searchPlatform: SearchPlatform;
  /** The whole platform, for the use cases that are loaded after the first screen. */
  platform: Platform;
  clock: { now(): number };
  /** Fresh unique ids. */
  ids: { next(): string };
  /** Leaves for the sign-in or sign-out page. */
  identity: { signIn(returnPath: string): Promise<void>; signOut(): Promise<void> };
  /** Goes to a path of this console. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Leaves for a page elsewhere; the one that is left is no place to come back to where that replaces it. */
  leave: (url: string, replace: boolean) => void;
  /** Ends the pause that calls to this service make before their next try. */
  skipWait: (service: string) => void;
  /** What runs and guarded writes stand on besides the platform: a journal that outlives the tab, and locks across tabs. */
  intents: IntentSupport;
  /** The console's tabs in this browser, this one included. */
  tabs: Tabs;
  /** Writes orders as a file and hands it to the person. */
  saveOrders: (file: OrdersFile) => Promise<void>;
}

export interface Tabs {
  /** Runs the work while no tab runs any under the same name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Tells the other tabs that a settings document has changed. */
  settingsSaved(document: SettingsDocumentId): void;
}

/** What only the late use cases stand on; the first screen does without. */
export type LateContext = Pick<SagaContext, 'platform' | 'intents' | 'saveOrders'>;
export type FirstContext = Omit<SagaContext, keyof LateContext>;
