import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in; `sub` is the name the platform knows the person by. */
export interface Person {
  sub: string;
  name: string;
  email: string;
}

/** Why there is no usable session: the reasons of S4.56, and an issuer that cannot be reached. */
export type SignInProblem = 'missingAuth' | 'invalidToken' | 'backend' | 'cancel' | 'unreachable';

export type SessionState =
  /** `hasLeft`: the person signed out, here or in another tab. */
  | { status: 'signedOut'; problem: SignInProblem | null; message: string | null; hasLeft: boolean }
  | { status: 'signedIn'; person: Person }
  /**
   * The token ended and could not be renewed: the screen stays, the next call needs a fresh sign-in.
   * `problem` is why the last try of one could not even begin.
   */
  | { status: 'expired'; person: Person; problem: SignInProblem | null };

/** The person wants to sign in, and to come back to this path. */
export const signInRequested = createAction<{ returnPath: string }>('session/signInRequested');
export const signOutRequested = createAction('session/signOutRequested');

interface SignInFailure {
  problem: SignInProblem;
  /** What the issuer or the browser said. */
  message: string | null;
}

const NOBODY: SessionState = { status: 'signedOut', problem: null, message: null, hasLeft: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState: NOBODY as SessionState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Person>): SessionState => ({
      status: 'signedIn',
      person: payload,
    }),
    sessionExpired: (state): SessionState =>
      state.status === 'signedIn' ? { status: 'expired', person: state.person, problem: null } : state,
    signInFailed: (state, { payload }: PayloadAction<SignInFailure>): SessionState =>
      state.status === 'expired' ? { ...state, problem: payload.problem } : { ...NOBODY, ...payload },
    signedOut: (): SessionState => ({ ...NOBODY, hasLeft: true }),
  },
});

export const { signedIn, sessionExpired, signInFailed, signedOut } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
