import { createRenewal, type Renewal, type RenewalDependencies } from './renewal.ts';
import { createSignInFlow, type SignInDependencies, type SignInFlow } from './signInFlow.ts';

/** The parts of a session that are needed only for a sign-in or a renewal. */
export interface DeferredSession {
  renewal: Renewal;
  signInFlow: SignInFlow;
}

export type DeferredSessionDependencies = RenewalDependencies & SignInDependencies;

export function createDeferredSession(around: DeferredSessionDependencies): DeferredSession {
  return { renewal: createRenewal(around), signInFlow: createSignInFlow(around) };
}
