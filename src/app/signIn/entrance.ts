import { SIGN_IN_CALLBACK_PATH } from '#domain/paths.ts';
import type { SessionState, SignInProblem } from '#store/sessionSlice.ts';
import type { Session } from './session.ts';

/** How a visit begins: with a session, with the sign-in page and why, or on the way to the issuer. */
export type Entrance = Exclude<SessionState, { status: 'expired' }> | 'leaving';

type SignedOut = Extract<SessionState, { status: 'signedOut' }>;

export interface Address {
  pathname: string;
  search: string;
  href: string;
}

function signedOutWith(problem: SignInProblem | null, message: string | null = null): SignedOut {
  return { status: 'signedOut', problem, message, hasLeft: false };
}

/** What a sign-in that threw means: fetch fails with a TypeError when nobody is there. */
export function signInProblem(error: unknown): { problem: SignInProblem; message: string | null } {
  const isUnreachable =
    error instanceof TypeError || (error instanceof Error && error.name === 'ErrorTimeout');
  if (isUnreachable) return { problem: 'unreachable', message: null };
  return { problem: 'backend', message: error instanceof Error ? error.message : String(error) };
}

/** At the callback address: finishes the sign-in and puts the wanted address in its place, before anything else sees the code. */
async function finishSignIn(
  session: Session,
  address: Address,
  replaceAddress: (path: string) => void,
): Promise<SignedOut | null> {
  try {
    const { returnPath, ended } = await session.completeSignIn(address.href);
    replaceAddress(returnPath);
    return ended === 'cancel' ? signedOutWith('cancel') : null;
  } catch (error) {
    replaceAddress(session.wantedPath());
    const { problem, message } = signInProblem(error);
    return signedOutWith(problem, message);
  }
}

function currentEntrance(session: Session): Entrance | null {
  const current = session.current();
  if ('person' in current) return { status: 'signedIn', person: current.person };
  if (current.problem) return signedOutWith(current.problem);
  return session.maySignInSilently() ? null : { ...signedOutWith(null), hasLeft: session.hasLeft() };
}

/**
 * Who is there. A tab without a session takes over that of another tab; without one it signs in by itself when
 * the person is signed in at the issuer, and otherwise comes straight back to the sign-in page.
 */
export async function enter(
  session: Session,
  address: Address,
  replaceAddress: (path: string) => void,
): Promise<Entrance> {
  if (address.pathname === SIGN_IN_CALLBACK_PATH) {
    const problem = await finishSignIn(session, address, replaceAddress);
    return problem ?? currentEntrance(session) ?? signedOutWith('missingAuth');
  }
  const found = currentEntrance(session);
  if (found) return found;
  await session.joinOtherTabs();
  const joined = currentEntrance(session);
  if (joined) return joined;
  try {
    await session.signIn(`${address.pathname}${address.search}`, true);
    return 'leaving';
  } catch (error) {
    const { problem, message } = signInProblem(error);
    return signedOutWith(problem, message);
  }
}
