import { createSelector } from '@reduxjs/toolkit';
import type { SentWrite } from '#domain/sentWrite.ts';
import type { RootState } from './rootReducer.ts';

/** Writes of which nobody knows whether they were applied and nobody has looked, the oldest first. */
export const selectUnanswered: (state: RootState) => readonly SentWrite[] = createSelector(
  (state: RootState) => state.sentWrites,
  (known) =>
    Object.values(known)
      .map(({ write }) => write)
      .filter(({ state, isLookedAt }) => state === 'unknown' && !isLookedAt)
      .sort((a, b) => a.sentAt - b.sentAt),
);
