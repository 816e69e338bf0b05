import { createRenewal, type Renewal, type RenewalSurroundings } from './renewal.ts';
import { createSigningIn, type SigningIn, type SigningInSurroundings } from './signingIn.ts';

/** The parts of a session that are needed only for a sign-in or a renewal. */
export interface LateSession {
  renewal: Renewal;
  signingIn: SigningIn;
}

export type LateSurroundings = RenewalSurroundings & SigningInSurroundings;

export function createLateSession(around: LateSurroundings): LateSession {
  return { renewal: createRenewal(around), signingIn: createSigningIn(around) };
}
