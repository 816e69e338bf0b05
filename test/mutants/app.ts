import type { Mutant } from './mutant.ts';

/** Defects in the code that assembles the console, `src/app`, and in its response headers. */
export const APP_MUTANTS: readonly Mutant[] = [
  {
    id: 'second-tab-waits',
    file: 'src/app/context/tabLocks.ts',
    find: '{ ifAvailable: true }',
    replace: "{ mode: 'exclusive' }",
    breaks: 'A tab that resumes the run of another tab hangs instead of saying so.',
    browser: 'test/e2e/tabs.spec.ts',
  },
  {
    id: 'reload-drops-typed-text',
    file: 'src/app/server/missingCode.ts',
    find: 'isAtWork(store.getState()) || typing.holdsText()',
    replace: 'isAtWork(store.getState())',
    concern: 'lost input',
    breaks: 'After a deployment, the page reloads by itself while the user is typing a search.',
  },
  {
    id: 'own-drafts-deleted',
    file: 'src/app/storage/browserData.ts',
    find: 'key.slice(end + 1) === keptFor',
    replace: 'key.slice(end) === keptFor',
    concern: 'lost input',
    breaks: "A reload deletes the user's own drafts, selection and last search.",
  },
  {
    id: 'inline-scripts-allowed',
    file: 'scripts/responseHeaders.ts',
    find: "'script-src': [\"'self'\"],",
    replace: "'script-src': [\"'self'\", \"'unsafe-inline'\"],",
    concern: 'token',
    breaks: 'The policy no longer stops an injected script, which can read the token.',
  },
];
