import type { Mutant } from './mutant.ts';

/** Defects in the state of the store, `src/store`. */
export const STATE_MUTANTS: readonly Mutant[] = [
  {
    id: 'processed-orders-come-back',
    file: 'src/store/results/selectionSlice.ts',
    find: `...withoutOrders(state, payload),
      cleared: {},`,
    replace: '...withoutOrders(state, payload),',
    concern: 'doubled order',
    breaks: 'After a run, Undo selects orders again that the run has already processed.',
  },
  {
    id: 'last-words-lost',
    file: 'src/store/console/useDraft.ts',
    find: `window.removeEventListener('pagehide', handleLeave);
      handleLeave();`,
    replace: "window.removeEventListener('pagehide', handleLeave);",
    concern: 'lost input',
    breaks: 'Text that was typed just before a dialog closes is not restored.',
  },
  {
    id: 'run-outlives-sign-out',
    file: 'src/store/bulk/bulkSlice.ts',
    find: '.addCase(signedOut, () => initialState)',
    replace: '.addCase(signedOut, (state) => state)',
    breaks: 'A run goes on after the user has signed out, until its calls fail.',
  },
  {
    id: 'paused-run-is-idle',
    file: 'src/store/bulk/runStatus.ts',
    find: "['starting', 'running', 'paused', 'stopping']",
    replace: "['starting', 'running', 'stopping']",
    breaks: 'While a run is paused, the tab closes without a warning and a second run can start.',
  },
  {
    id: 'first-change-forgotten',
    file: 'src/store/people/settingsSlice.ts',
    find: 'const begun = documents.filter((document) => !state.baseOfUnsaved[document]);',
    replace: 'const begun = documents;',
    concern: 'lost input',
    breaks: 'Of two settings that are changed in quick succession, the first one is not saved.',
  },
  {
    id: 'failed-sign-in-closes-page',
    file: 'src/store/people/sessionSlice.ts',
    find: `if (state.status === 'expired') return { ...state, problem: payload.problem };
      return state.status`,
    replace: 'return state.status',
    concern: 'lost input',
    breaks: 'If signing in again fails, the sign-in page replaces the page and everything typed on it.',
  },
  {
    id: 'unknown-is-called-failed',
    file: 'src/domain/writes/writeOutcome.ts',
    find: 'done === 0 && unknown === 0',
    replace: 'done === 0',
    concern: 'doubled order',
    breaks:
      'A message says that an update failed although its outcome is unknown, so the user sends it again.',
  },
];
