import type { OidcClient } from './oidcClient.ts';
import { SignInRefused } from './signInRefused.ts';

export interface RenewalSurroundings {
  /** The token of this tab, if it is another than `stale` and lasts a while; null while there is none. */
  usable: (stale: string) => string | null;
  /** The token of this tab as it is. */
  token: () => string | null;
  /** Asks the other tabs for a fresher session and gives them a moment to answer. */
  askTabs: () => Promise<void>;
  /** Shares the session that this tab has just renewed. */
  tellTabs: () => void;
  loadClient: () => Promise<Pick<OidcClient, 'renew'>>;
  /** Web Locks: one holder at a time among all tabs. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  onRefused: () => void;
}

/**
 * One renewal for all callers of this tab and for all tabs: whoever comes first renews under the lock, the
 * others take over what it got. With a rotating refresh token a second renewal would end the whole sign-in.
 */
export function createRenewal(around: RenewalSurroundings): (stale: string) => Promise<string> {
  let running: Promise<string> | null = null;
  let refused: { stale: string; error: unknown } | null = null;

  async function renewAlone(stale: string): Promise<string> {
    const already = around.usable(stale);
    if (already) return already;
    await around.askTabs();
    const handed = around.usable(stale);
    if (handed) return handed;
    await (await around.loadClient()).renew();
    const renewed = around.token();
    if (!renewed || renewed === stale) throw new SignInRefused('The renewal returned no usable token.');
    around.tellTabs();
    return renewed;
  }

  function handleFailure(stale: string, error: unknown): never {
    if (error instanceof SignInRefused) {
      refused = { stale, error };
      around.onRefused();
    }
    throw error;
  }

  return (stale) => {
    const handed = around.usable(stale);
    if (handed) return Promise.resolve(handed);
    // The issuer has said no to this session already: asking it again with every call helps nobody.
    if (refused?.stale === stale) return Promise.reject(refused.error);
    running ??= around
      .lock(() => renewAlone(stale))
      .catch((error: unknown) => handleFailure(stale, error))
      .finally(() => {
        running = null;
      });
    return running;
  };
}
