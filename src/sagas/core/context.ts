import type { Platform } from '#api/platform.ts';
import type { SearchPlatform } from '#api/searchPlatform.ts';
import type { SettingsDocumentId } from '#domain/people/settings.ts';
import type { OrdersFile } from '#domain/results/ordersFile.ts';
import type { IntentSupport } from '#sagas/actions/intentSupport.ts';

/** The dependencies of the use cases; tests pass their own, so that no global is patched. */
export interface SagaContext {
  /** The part of the platform that the first screen needs. */
  searchPlatform: SearchPlatform;
  /** The whole platform, for the use cases that are loaded after the first screen. */
  platform: Platform;
  clock: { now(): number };
  /** Fresh unique IDs. */
  ids: { next(): string };
  identity: Identity;
  /** Opens a window in which the person signs in; false where the browser opens none. */
  openSignInWindow: () => boolean;
  /** Goes to a path of this console. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Opens an external page; with `replace` the present page is not in the history any more. */
  leave: (url: string, replace: boolean) => void;
  /** Ends the pause that calls to this service make before their next try. */
  skipWait: (service: string) => void;
  /**
   * The dependencies of runs and guarded writes besides the platform: a persistent journal, and locks across
   * tabs.
   */
  intents: IntentSupport;
  /** The console's tabs in this browser, this one included. */
  tabs: Tabs;
  /** Writes orders as a file and hands it to the person. */
  saveOrders: (file: OrdersFile) => Promise<void>;
}

export interface Identity {
  /** Leaves for the sign-in page, and comes back to the path. */
  signIn(returnPath: string): Promise<void>;
  /** Ends the session in every tab and deletes its data from this browser. */
  endSession(): void;
  /** Leaves for the issuer's sign-out page, unless the person has begun to sign in again. */
  signOut(): Promise<void>;
}

export interface Tabs {
  /** Runs the work while no tab runs any under the same name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Tells the other tabs that a settings document has changed. */
  settingsSaved(document: SettingsDocumentId): void;
}

/** The dependencies of the late use cases, which the first screen does not need. */
export type LateContext = Pick<SagaContext, 'platform' | 'intents' | 'saveOrders' | 'openSignInWindow'>;
export type FirstContext = Omit<SagaContext, keyof LateContext>;
