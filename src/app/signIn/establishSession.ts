import { SEARCH_PATH, SIGN_IN_CALLBACK_PATH, SIGN_IN_WINDOW_PATH } from '#domain/links/paths.ts';
import type { Announcement } from '#store/console/messagesSlice.ts';
import type { SessionState, SignInProblem } from '#store/people/sessionSlice.ts';
import type { Session } from './session.ts';
import { type SignInFlow, type SignInOptions, signInProblem } from './signInFlow.ts';

type SignedIn = Extract<SessionState, { status: 'signedIn' }>;
type SignedOut = Extract<SessionState, { status: 'signedOut' }>;

/** How a visit starts: signed in, with an optional notice, or signed out, with the problem, if any. */
export type SessionStart = SignedOut | (SignedIn & { notice?: Announcement });

/**
 * `redirecting`: the browser is about to open the issuer's page. `signInWindow`: this window has signed in
 * for another tab.
 */
export type SessionStartResult = SessionStart | 'redirecting' | 'signInWindow';

export interface PageUrl {
  pathname: string;
  search: string;
  href: string;
}

interface Visit {
  session: Session;
  signInFlow: SignInFlow;
  url: PageUrl;
  replaceUrl: (path: string) => void;
}

const FOREIGN_CODE: Announcement = { severity: 'warning', textKey: 'foreignSignIn' };

function signedOutWith(problem: SignInProblem | null, message: string | null = null): SignedOut {
  return { status: 'signedOut', problem, message, hasSignedOut: false };
}

function currentStart({ session, signInFlow }: Visit): SessionStart | null {
  const current = session.current();
  if ('person' in current) return { status: 'signedIn', person: current.person };
  if (current.problem) return signedOutWith(current.problem);
  return signInFlow.canSignInSilently()
    ? null
    : { ...signedOutWith(null), hasSignedOut: signInFlow.hasSignedOut() };
}

/**
 * Ignores the authorization code in the URL, because this tab did not request it, or because the user has
 * signed out since. A user who is signed in stays signed in and sees a notice.
 */
async function ignoreCode(visit: Visit): Promise<SessionStart> {
  const { session, signInFlow } = visit;
  if (!('person' in session.current())) await signInFlow.joinOtherTabs();
  const start = currentStart(visit);
  if (start?.status === 'signedIn') return { ...start, notice: FOREIGN_CODE };
  return { ...signedOutWith('foreign'), hasSignedOut: signInFlow.hasSignedOut() };
}

/**
 * Completes the sign-in at the callback URL, and then replaces this URL with the requested one, so that no
 * other code sees the authorization code.
 */
async function finishSignIn(visit: Visit): Promise<SessionStartResult> {
  const { signInFlow, url, replaceUrl } = visit;
  try {
    const { returnPath, ended, isSignInWindow, message = null } = await signInFlow.complete(url.href);
    replaceUrl(returnPath);
    if (ended === 'foreign') return ignoreCode(visit);
    if (ended === 'cancel') return signedOutWith('cancel', message);
    const start = currentStart(visit) ?? signedOutWith('missingAuth');
    return isSignInWindow && start.status === 'signedIn' ? 'signInWindow' : start;
  } catch (error) {
    replaceUrl(signInFlow.wantedPath());
    const { problem, message } = signInProblem(error);
    return signedOutWith(problem, message);
  }
}

async function redirectToIssuer(
  signInFlow: SignInFlow,
  returnPath: string,
  options: SignInOptions,
): Promise<SessionStartResult> {
  const failure = await signInFlow.redirectToIssuer(returnPath, options);
  return failure ? signedOutWith(failure.problem, failure.message) : 'redirecting';
}

/**
 * Finds the session or begins one. The callback URL completes a sign-in, and the sign-in window starts one.
 * Otherwise, a tab without a session copies it from another tab. If no tab has one, the console tries once to
 * sign in silently. If the issuer has no session for the user either, the sign-in page appears.
 */
export async function establishSession(
  session: Session,
  url: PageUrl,
  replaceUrl: (path: string) => void,
): Promise<SessionStartResult> {
  const signInFlow = await session.loadSignInFlow();
  const visit: Visit = { session, signInFlow, url, replaceUrl };
  if (url.pathname === SIGN_IN_CALLBACK_PATH) return finishSignIn(visit);
  if (url.pathname === SIGN_IN_WINDOW_PATH) {
    replaceUrl(SEARCH_PATH);
    return redirectToIssuer(signInFlow, SEARCH_PATH, { isSignInWindow: true });
  }
  const found = currentStart(visit);
  if (found) return found;
  await signInFlow.joinOtherTabs();
  return (
    currentStart(visit) ?? redirectToIssuer(signInFlow, `${url.pathname}${url.search}`, { isSilent: true })
  );
}
