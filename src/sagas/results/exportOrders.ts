import { isAnyOf } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { type Failure, isUnauthorized } from '#domain/failure.ts';
import { MAX_LOADED_RESULTS, SNACKBAR_MS } from '#domain/limits.ts';
import { type AssembledExport, exportFileName } from '#domain/results/exportPages.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { call, cancel, context, fork, put, type Saga, select, take } from '#sagas/core/effects.ts';
import { toFailure } from '#sagas/core/settle.ts';
import { untilLoaded } from '#sagas/core/untilLoaded.ts';
import { currentRange } from '#sagas/search/currentRange.ts';
import {
  type PagedRead,
  readingProgress,
  readMissingResults,
  startReading,
} from '#sagas/search/resultPages.ts';
import { failureDetails } from '#store/actions/failureLines.ts';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import { loadCarrierServices, loadFulfillers, loadMerchants } from '#store/console/referenceOperations.ts';
import { sessionExpired, signedOut, signInRequested } from '#store/people/sessionSlice.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { selectColumnContext } from '#store/results/columnContext.ts';
import {
  type ExportRequest,
  exportCancelled,
  exportFailed,
  exportIncomplete,
  exportProgressed,
  exportRefused,
  exportRequested,
  exportSaved,
  missingPagesRequested,
  partialFileRequested,
} from '#store/results/exportSlice.ts';
import { hasWorkUnderWay } from '#store/workUnderWay.ts';

/**
 * A lost session opens the sign-in page, which then returns to the search; other failures are shown in the
 * snackbar (S8.5). While other work is under way, the page stays and offers the sign-in in a window (R34).
 */
function* announceFailure(failure: Failure, request: ExportRequest): Saga {
  const isSessionLost = isUnauthorized(failure);
  if (isSessionLost && !(yield* select(hasWorkUnderWay))) {
    const columns = yield* select((state) => state.search.columns);
    yield* put(signInRequested({ returnPath: searchPath(request.criteria, columns) }));
    return;
  }
  if (isSessionLost) yield* put(sessionExpired());
  const details = [{ textKey: 'exportFailed', values: {} }, ...failureDetails(failure)];
  yield* put(messageAnnounced({ severity: 'danger', textKey: 'error', details, delay: SNACKBAR_MS.error }));
}

/** Saves the loaded rows. The file name shows whether they are complete. */
function* saveFile(assembled: AssembledExport, { columns, separator }: ExportRequest, readAt: number): Saga {
  const saveOrders = yield* context('saveOrders');
  yield* untilLoaded(loadMerchants, loadFulfillers, loadCarrierServices);
  const { language, regionalSettings } = yield* select((state) => state.settings);
  const timezone = yield* select(selectTimezone);
  const facts = yield* select(selectColumnContext);
  const name = exportFileName(assembled);
  const locale = { language, regionalSettings, timezone };
  const { rows, count, unreadable } = assembled;
  yield* call(() => saveOrders({ name, rows, columns, separator, facts, locale, now: readAt }));
  yield* put(exportSaved({ name, count, unreadable }));
}

const isDecision = isAnyOf(missingPagesRequested, partialFileRequested);

/** Asks the user about missing rows; returns true if the user wants to load them again. */
function* wantsMissing({ count, total, missing, unreadable }: AssembledExport): Saga<boolean> {
  yield* put(exportIncomplete({ count, total, missing, unreadable }));
  return missingPagesRequested.match(yield* take(isDecision));
}

function* saveResults(reading: PagedRead, request: ExportRequest): Saga {
  while (reading.total <= MAX_LOADED_RESULTS) {
    const { failure, ...assembled } = yield* readMissingResults(reading);
    // The result may have grown while it was read.
    if (reading.total > MAX_LOADED_RESULTS) break;
    if (failure) yield* announceFailure(failure, request);
    if (assembled.isSteady || !(yield* wantsMissing(assembled))) {
      yield* saveFile(assembled, request, reading.readAt);
      return;
    }
  }
  yield* put(exportRefused({ total: reading.total }));
}

function reportProgress(reading: PagedRead): Saga {
  const { read: count, total } = readingProgress(reading);
  return put(exportProgressed({ count, total }));
}

/**
 * Reads every page of the search and saves one file, unless there are more orders than a file can contain. If
 * rows are missing, the user decides whether to load them again.
 */
function* exportOrders(request: ExportRequest): Saga {
  const { criteria } = request;
  try {
    const range = request.range ?? (yield* currentRange(criteria));
    const reading = yield* startReading({ criteria, range, onPage: reportProgress });
    yield* saveResults(reading, request);
  } catch (thrown) {
    yield* announceFailure(toFailure(thrown), request);
    yield* put(exportFailed());
  }
}

const isCommand = isAnyOf(
  exportRequested,
  exportIncomplete,
  missingPagesRequested,
  exportCancelled,
  signedOut,
);

/**
 * Runs one export at a time. Cancelling it stops its requests and leaves no file. A new export replaces one
 * that waits for the user's decision about missing rows.
 */
export function* watchExports(): Saga {
  let running: Task | null = null;
  let isWaiting = false;
  for (;;) {
    const command = yield* take(isCommand);
    const isRequest = exportRequested.match(command);
    const isEnd = exportCancelled.match(command) || signedOut.match(command);
    if (running && (isEnd || (isRequest && isWaiting))) yield* cancel(running);
    if (isRequest && !running?.isRunning()) running = yield* fork(() => exportOrders(command.payload));
    isWaiting = exportIncomplete.match(command);
  }
}
