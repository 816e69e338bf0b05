import type { Platform } from '#api/platform.ts';
import type { SearchPlatform } from '#api/searchPlatform.ts';
import type { SettingsDocumentId } from '#domain/people/settings.ts';
import type { OrdersFile } from '#domain/results/ordersFile.ts';
import type { IntentSupport } from '#sagas/writes/intentSupport.ts';

/** The dependencies of the use cases. Tests pass their own, so that they need not patch globals. */
export interface SagaContext {
  /** The part of the platform that the first screen needs. */
  searchPlatform: SearchPlatform;
  /** The whole platform, for the use cases that are loaded after the first screen. */
  platform: Platform;
  /** The browser's clock. The `at` of an operation comes from it, so use cases can compare the two times. */
  clock: { now(): number };
  ids: { next(): string };
  identity: SessionControl;
  /** Opens a window in which the user signs in; returns false if the browser opens none. */
  openSignInWindow: () => boolean;
  /** Asks the server of the console's own files whether there is a newer version. */
  checkServer: () => Promise<void>;
  /** Waits until this browser tab is visible. */
  whenVisible: () => Promise<void>;
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Whether the user has opened another page whose code is still loading. */
  isLeaving: () => boolean;
  /** Opens an external page. With `replace`, the page replaces the current history entry. */
  leave: (url: string, replace: boolean) => void;
  /** Ends the wait before failed calls to this service are retried. */
  skipWait: (service: string) => void;
  intents: IntentSupport;
  locks: TabLocks;
  /** The messages to the other tabs of the console in this browser. */
  tabs: BrowserTabs;
  /** Writes orders to a file and downloads it. */
  saveOrders: (file: OrdersFile) => Promise<void>;
}

export interface SessionControl {
  /** Opens the sign-in page, which returns to the path. */
  signIn(returnPath: string): Promise<void>;
  /** Ends the session in every tab and deletes its data from this browser. */
  endSession(): void;
  /** Redirects to the issuer's sign-out page, unless the user has started to sign in again. */
  redirectToSignOut(): Promise<void>;
}

/**
 * Locks, each of which only one tab of this browser can hold at a time. The browser releases them when the
 * tab closes.
 */
export interface TabLocks {
  /** Returns the function that releases the lock, or null if this or another tab holds it. */
  take(name: string): Promise<(() => void) | null>;
  /** Waits for the lock and runs the work while holding it. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  whenFree(name: string): Promise<void>;
  isTaken(name: string): Promise<boolean>;
  /** Whether this or another tab holds a lock that is named so. */
  isAnyTaken(isNamedSo: (name: string) => boolean): Promise<boolean>;
}

export interface BrowserTabs {
  /** Notifies the other tabs that a settings document has changed. */
  settingsSaved(document: SettingsDocumentId): void;
}

/** The dependencies that only the use cases loaded after the first screen need. */
export type DeferredContext = Pick<
  SagaContext,
  | 'platform'
  | 'ids'
  | 'leave'
  | 'skipWait'
  | 'intents'
  | 'locks'
  | 'tabs'
  | 'saveOrders'
  | 'openSignInWindow'
  | 'checkServer'
  | 'whenVisible'
>;
export type FirstContext = Omit<SagaContext, keyof DeferredContext>;
