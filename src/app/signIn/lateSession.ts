import { createRenewal, type Renewal, type RenewalDependencies } from './renewal.ts';
import { createSigningIn, type SignInDependencies, type SigningIn } from './signingIn.ts';

/** The parts of a session that are needed only for a sign-in or a renewal. */
export interface LateSession {
  renewal: Renewal;
  signingIn: SigningIn;
}

export type LateSessionDependencies = RenewalDependencies & SignInDependencies;

export function createDeferredSession(around: LateSessionDependencies): LateSession {
  return { renewal: createRenewal(around), signingIn: createSigningIn(around) };
}
