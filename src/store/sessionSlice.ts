import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in; `sub` is the name the platform knows the person by. */
export interface Person {
  sub: string;
  name: string;
  email: string;
}

/** Why there is no usable session (S4.56). */
export type SignInProblem = 'missingAuth' | 'invalidToken' | 'backend' | 'cancel';

export type SessionState =
  | { status: 'signedOut'; problem: SignInProblem | null; message: string | null }
  | { status: 'signedIn'; person: Person }
  /** The token ended and could not be renewed: the screen stays, the next call needs a fresh sign-in. */
  | { status: 'expired'; person: Person };

/** The person wants to sign in, and to come back to this path. */
export const signInRequested = createAction<{ returnPath: string }>('session/signInRequested');
export const signOutRequested = createAction('session/signOutRequested');

const initialState = { status: 'signedOut', problem: null, message: null } as SessionState;

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Person>): SessionState => ({
      status: 'signedIn',
      person: payload,
    }),
    sessionExpired: (state): SessionState =>
      state.status === 'signedIn' ? { status: 'expired', person: state.person } : state,
    signInFailed: (
      _state,
      { payload }: PayloadAction<{ problem: SignInProblem; message: string }>,
    ): SessionState => ({ status: 'signedOut', ...payload }),
    signedOut: (): SessionState => ({ status: 'signedOut', problem: null, message: null }),
  },
});

export const { signedIn, sessionExpired, signInFailed, signedOut } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
