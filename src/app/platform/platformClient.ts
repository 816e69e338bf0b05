import { createEndpoints } from '#api/endpoints.ts';
import { createHttp, type Http } from '#api/http/http.ts';
import { createSearchPlatform, type SearchPlatform } from '#api/searchPlatform.ts';
import type { Preferences } from '#domain/people/preferences.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { displayTimezone } from '#domain/time/time.ts';
import type { Configuration } from '../configuration.ts';
import { pageUrl } from '../routing/pageUrl.ts';
import { createAuthChannel } from '../signIn/authChannel.ts';
import type { OidcClient } from '../signIn/oidcClient.ts';
import { createSession, type Session } from '../signIn/session.ts';
import { type CallFeed, createCallFeed } from './callFeed.ts';
import { sendFirstSearch } from './firstSearch.ts';

/** The connection to the platform, and the session that provides the tokens for its calls. */
export interface PlatformClient {
  configuration: Configuration;
  session: Session;
  http: Http;
  calls: CallFeed;
  searchPlatform: SearchPlatform;
}

export async function loadOidcClient(configuration: Configuration): Promise<OidcClient> {
  const { createOidcClient } = await import('../signIn/oidcClient.ts');
  return createOidcClient(configuration, window.location.origin);
}

function openSession(configuration: Configuration): Session {
  const { authority, clientId } = configuration.oidc;
  return createSession({
    storage: sessionStorage,
    shared: localStorage,
    userKey: `oidc.user:${authority}:${clientId}`,
    channel: createAuthChannel(),
    lock: (name, work) => navigator.locks.request(name, work),
    loadClient: () => loadOidcClient(configuration),
    loadDeferred: async () => (await import('../signIn/deferredSession.ts')).createDeferredSession,
    now: Date.now,
  });
}

/** Creates the client. If a user is signed in, sends the search in the URL immediately. */
export function openPlatformClient(configuration: Configuration, preferences: Preferences): PlatformClient {
  const session = openSession(configuration);
  const calls = createCallFeed();
  const http = createHttp({
    endpoints: createEndpoints(configuration.endpoints),
    tokens: session,
    isOnline: () => navigator.onLine,
    onCall: calls.onCall,
    onWait: calls.onWait,
  });
  const platform = createSearchPlatform(http);
  const isSignedIn = 'person' in session.current();
  const searchPlatform = isSignedIn
    ? sendFirstSearch(platform, pageUrl(), currentTime(Date.now(), displayTimezone(preferences)))
    : platform;
  return { configuration, session, http, calls, searchPlatform };
}
