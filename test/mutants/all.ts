import { APP_MUTANTS } from './app.ts';
import { EDGE_MUTANTS } from './edge.ts';
import type { Mutant } from './mutant.ts';
import { RULE_MUTANTS } from './rules.ts';
import { SCREEN_MUTANTS } from './screens.ts';
import { SIGN_IN_MUTANTS } from './signIn.ts';
import { STATE_MUTANTS } from './state.ts';
import { STYLE_MUTANTS } from './styles.ts';
import { TEXT_MUTANTS } from './texts.ts';
import { USE_CASE_MUTANTS } from './useCases.ts';

/** All seeded defects, from the rules outwards. */
export const MUTANTS: readonly Mutant[] = [
  ...RULE_MUTANTS,
  ...EDGE_MUTANTS,
  ...USE_CASE_MUTANTS,
  ...STATE_MUTANTS,
  ...SCREEN_MUTANTS,
  ...SIGN_IN_MUTANTS,
  ...TEXT_MUTANTS,
  ...STYLE_MUTANTS,
  ...APP_MUTANTS,
];
