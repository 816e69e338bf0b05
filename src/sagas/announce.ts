import type { UnknownAction } from '@reduxjs/toolkit';
import { type Failure, isFailure, statusLine } from '#domain/failure.ts';
import { ANNOUNCEMENTS } from '#store/announcements.ts';
import { messageAnnounced } from '#store/messagesSlice.ts';
import { put, type Saga, takeEvery } from './effects.ts';

interface Ended extends UnknownAction {
  meta: { operation: string };
  payload: { failure?: Failure };
}

function isEnded(action: unknown): action is Ended {
  const { type, meta } = action as Partial<Ended>;
  return meta?.operation !== undefined && /\/(succeeded|failed)$/.test(type ?? '');
}

/** The platform's own words, after the console's. */
export function detailsOf(failure: Failure | undefined): string[] {
  if (!isFailure(failure)) return [];
  return [failure.message, statusLine(failure)].filter((line) => line !== '');
}

function* announce(action: Ended): Saga {
  const announcements = ANNOUNCEMENTS[action.meta.operation];
  const { failure } = action.payload;
  const announcement = failure ? announcements?.failed : announcements?.succeeded;
  if (!announcement) return;
  yield* put(messageAnnounced({ ...announcement, values: {}, details: detailsOf(failure) }));
}

/** Says what came of an operation, where the table says that the console should. */
export function* watchAnnouncements(): Saga {
  yield* takeEvery({ match: isEnded }, announce);
}
