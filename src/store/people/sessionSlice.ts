import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in user; `sub` is the user's ID on the platform. */
export interface Person {
  sub: string;
  name: string;
}

/**
 * The reasons why there is no usable session. S4.56 defines the first four. `unreachable`: the issuer cannot
 * be reached. `insecure`: the page was not loaded over https. `foreign`: this tab did not start the sign-in, or
 * the user signed out before it ended.
 */
export type SignInProblem =
  | 'missingAuth'
  | 'invalidToken'
  | 'backend'
  | 'cancel'
  | 'unreachable'
  | 'insecure'
  | 'foreign';

export type SessionState =
  /** `hasSignedOut`: the user signed out, in this or another tab. */
  | { status: 'signedOut'; problem: SignInProblem | null; message: string | null; hasSignedOut: boolean }
  /** `tokenExpiresAt` (epoch milliseconds) is only set while the issuer cannot renew the token. */
  | { status: 'signedIn'; person: Person; tokenExpiresAt?: number }
  /**
   * The token expired and could not be renewed. The screen stays, but the next call needs a new token.
   * `isRetrying`: the issuer has not rejected the renewal, so it is retried automatically; otherwise the user
   * must sign in. `problem`: the reason why the last sign-in could not be started.
   */
  | { status: 'expired'; person: Person; isRetrying: boolean; problem: SignInProblem | null };

export const signInRequested = createAction<{ returnPath: string }>('session/signInRequested');
/** The user wants to sign in, but in a separate window, so that this page stays unchanged. */
export const signInWindowRequested = createAction<{ returnPath: string }>('session/signInWindowRequested');
export const signOutRequested = createAction('session/signOutRequested');

export interface SignInFailure {
  problem: SignInProblem;
  /** The message from the issuer or the browser. */
  message: string | null;
}

const NOBODY: SessionState = { status: 'signedOut', problem: null, message: null, hasSignedOut: false };

/** The state after the session has expired. A user who was signed in stays on the current screen. */
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
    /**
     * `tokenExpiresAt`: the time until which the token stays valid without renewal; null if it has expired,
     * omitted once it is renewed.
     */
    renewalReported: (
      state,
      { payload }: PayloadAction<{ tokenExpiresAt?: number | null }>,
    ): SessionState => {
      const { tokenExpiresAt } = payload;
      if (tokenExpiresAt === null) return expired(state, true);
      if (state.status !== 'signedIn') return state;
      return { status: 'signedIn', person: state.person, ...(tokenExpiresAt && { tokenExpiresAt }) };
    },
    /** A user with a valid token stays signed in. */
    signInFailed: (state, { payload }: PayloadAction<SignInFailure>): SessionState => {
      if (state.status === 'expired') return { ...state, problem: payload.problem };
      return state.status === 'signedIn' ? state : { ...NOBODY, ...payload };
    },
    /** R593: if the payload is false, the tab's session was deleted, but the user did not sign out. */
    signedOut: (_state, { payload = true }: PayloadAction<boolean | undefined>): SessionState => ({
      ...NOBODY,
      hasSignedOut: payload,
    }),
  },
});

export const { signedIn, sessionExpired, renewalReported, signInFailed, signedOut } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
