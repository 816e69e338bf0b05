import { createRenewal, type Renewal, type RenewalSurroundings } from './renewal.ts';
import { createSigningIn, type SigningIn, type SigningInSurroundings } from './signingIn.ts';

/** The code that a session needs only when its token expires. */
export interface LateSession {
  renewal: Renewal;
  signingIn: SigningIn;
}

export type LateSurroundings = RenewalSurroundings & SigningInSurroundings;

export function createLateSession(around: LateSurroundings): LateSession {
  return { renewal: createRenewal(around), signingIn: createSigningIn(around) };
}
