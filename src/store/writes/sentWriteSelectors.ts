import { createSelector } from '@reduxjs/toolkit';
import { needsCheck, type SentWrite } from '#domain/writes/sentWrite.ts';
import type { RootState } from '#store/rootReducer.ts';

/** Writes with an unknown outcome that have not been checked yet, oldest first. */
export const selectUncheckedWrites: (state: RootState) => readonly SentWrite[] = createSelector(
  (state: RootState) => state.sentWrites,
  (known) =>
    Object.values(known)
      .map(({ write }) => write)
      .filter(needsCheck)
      .sort((a, b) => a.sentAt - b.sentAt),
);
