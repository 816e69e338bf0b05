import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in person; `sub` is the person's ID on the platform. */
export interface Person {
  sub: string;
  name: string;
  email: string;
}

/** Why there is no usable session: the reasons of S4.56, an issuer that cannot be reached, a sign-in of another tab. */
export type SignInProblem = 'missingAuth' | 'invalidToken' | 'backend' | 'cancel' | 'unreachable' | 'foreign';

export type SessionState =
  /** `hasLeft`: the person signed out, here or in another tab. */
  | { status: 'signedOut'; problem: SignInProblem | null; message: string | null; hasLeft: boolean }
  /** `holdsUntil`: the issuer has trouble and cannot renew the token, which ends then (epoch milliseconds). */
  | { status: 'signedIn'; person: Person; holdsUntil?: number }
  /**
   * The token ended and could not be renewed: the screen stays, the next call needs a newer token.
   * `isRetrying`: the issuer gave no verdict and is asked again by itself; otherwise the person has to sign in.
   * `problem` is why the last try of a sign-in could not even begin.
   */
  | { status: 'expired'; person: Person; isRetrying: boolean; problem: SignInProblem | null };

/** The user wants to sign in and return to this path. */
export const signInRequested = createAction<{ returnPath: string }>('session/signInRequested');
/** The same in a separate window, so that this page stays unchanged. */
export const signInAsideRequested = createAction<{ returnPath: string }>('session/signInAsideRequested');
export const signOutRequested = createAction('session/signOutRequested');

export interface SignInFailure {
  problem: SignInProblem;
  /** The message of the issuer or the browser. */
  message: string | null;
}

const NOBODY: SessionState = { status: 'signedOut', problem: null, message: null, hasLeft: false };

/** The screen stays for the signed-in user. */
function expired(state: SessionState, isRetrying: boolean): SessionState {
  if (state.status === 'signedOut') return state;
  const problem = state.status === 'expired' ? state.problem : null;
  return { status: 'expired', person: state.person, isRetrying, problem };
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: NOBODY as SessionState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Person>): SessionState => ({
      status: 'signedIn',
      person: payload,
    }),
    sessionExpired: (state): SessionState => expired(state, false),
    /** `holdsUntil`: until when the token holds without a renewal, null where it has ended, absent once it is renewed. */
    renewalReported: (state, { payload }: PayloadAction<{ holdsUntil?: number | null }>): SessionState => {
      const { holdsUntil } = payload;
      if (holdsUntil === null) return expired(state, true);
      if (state.status !== 'signedIn') return state;
      return { status: 'signedIn', person: state.person, ...(holdsUntil && { holdsUntil }) };
    },
    /** A user whose token is still valid continues with it. */
    signInFailed: (state, { payload }: PayloadAction<SignInFailure>): SessionState => {
      if (state.status === 'expired') return { ...state, problem: payload.problem };
      return state.status === 'signedIn' ? state : { ...NOBODY, ...payload };
    },
    signedOut: (): SessionState => ({ ...NOBODY, hasLeft: true }),
  },
});

export const { signedIn, sessionExpired, renewalReported, signInFailed, signedOut } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
