import { createRenewal, type Renewal, type RenewalSurroundings } from './renewal.ts';
import { createSigningIn, type SigningIn, type SigningInSurroundings } from './signingIn.ts';

/** What a session does without while its token holds. */
export interface LateSession {
  renewal: Renewal;
  signingIn: SigningIn;
}

export type LateSurroundings = RenewalSurroundings & SigningInSurroundings;

export function createLateSession(around: LateSurroundings): LateSession {
  return { renewal: createRenewal(around), signingIn: createSigningIn(around) };
}
