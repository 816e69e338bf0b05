import type { UnknownAction } from '@reduxjs/toolkit';
import { type Failure, isFailure, statusLine } from '#domain/failure.ts';
import { ANNOUNCEMENTS, type Announcement } from '#store/announcements.ts';
import { messageAnnounced } from '#store/messagesSlice.ts';
import { put, type Saga, takeEvery } from './effects.ts';

interface Ended extends UnknownAction {
  meta: { operation: string };
  payload: { failure?: Failure; result?: unknown };
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

function announcementOf({ meta, payload }: Ended): Announcement | null {
  const announcements = ANNOUNCEMENTS[meta.operation];
  if (!announcements) return null;
  if (payload.failure) return announcements.failed;
  const { succeeded } = announcements;
  // The table's row knows the result of its own operation.
  return typeof succeeded === 'function' ? succeeded(payload.result as never) : succeeded;
}

function* announce(action: Ended): Saga {
  const announcement = announcementOf(action);
  if (!announcement) return;
  const { values = {}, details = detailsOf(action.payload.failure), ...said } = announcement;
  yield* put(messageAnnounced({ ...said, values, details }));
}

/** Says what came of an operation, where the table says that the console should. */
export function* watchAnnouncements(): Saga {
  yield* takeEvery({ match: isEnded }, announce);
}
