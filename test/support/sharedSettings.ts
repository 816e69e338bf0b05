import { PEOPLE } from '#mocks/people.ts';
import type { SavedWrites } from '#mocks/saved.ts';

/** The platform's shared settings document of a user, with values that the console does not support. */
const UNSUPPORTED = { language: ['eo'], regionalSettings: 'eo_XX', timezone: 'Elsewhere' };

/**
 * A stored shared document for every simulated user. The console neither uses nor replaces its values, so a test
 * determines the language, and the start writes no settings (S7.30).
 */
export const SHARED_SETTINGS: SavedWrites = {
  day: '',
  entries: Object.fromEntries(
    Object.values(PEOPLE).map(({ sub }) => [
      `documents/settings/${sub}/mcp-generic-ui-settings`,
      UNSUPPORTED,
    ]),
  ),
};
