import { SNACKBAR_MS } from '#domain/limits.ts';
import type { Severity } from './messagesSlice.ts';

/** What the console says when an operation has ended: the error catalogue of S8, as data. Texts are keys of `messages`. */
export interface Announcement {
  text: string;
  severity: Severity;
  /** Milliseconds; 0 stays until dismissed. */
  delay: number;
}

export interface Announcements {
  succeeded: Announcement | null;
  /** null where the place that asked shows the failure itself: never both. */
  failed: Announcement | null;
}

export function success(text: string, delay: number = SNACKBAR_MS.success): Announcement {
  return { text, severity: 'success', delay };
}

export function failure(text: string, delay: number = SNACKBAR_MS.error): Announcement {
  return { text, severity: 'danger', delay };
}

/** By the operation's name. */
export const ANNOUNCEMENTS: Readonly<Record<string, Announcements>> = {
  saveColumns: { succeeded: null, failed: failure('settings.notSaved.columns') },
  saveSavedSearches: { succeeded: null, failed: failure('settings.notSaved.savedSearches') },
  savePreferences: { succeeded: null, failed: failure('settings.notSaved.preferences') },
};
