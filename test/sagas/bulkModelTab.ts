import { configureStore, type Middleware, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import type { Scheduler } from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import { requestItemRedirect } from '#sagas/actions/requestRedirect.ts';
import { processRun } from '#sagas/bulk/runCommands.ts';
import type { TabLocks } from '#sagas/core/context.ts';
import { takeEvery } from '#sagas/core/effects.ts';
import type { RequestRedirectParams } from '#store/actions/writeOperations.ts';
import { type BulkRun, bulkReducer, runCommandGiven, runFound, runRequested } from '#store/bulk/bulkSlice.ts';
import { configurationReducer } from '#store/console/configurationSlice.ts';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import { operationsReducer } from '#store/operationsSlice.ts';
import { ordersReducer } from '#store/order/ordersSlice.ts';
import { type SessionState, sessionReducer } from '#store/people/sessionSlice.ts';
import { settingsReducer } from '#store/people/settingsSlice.ts';
import { sentWritesReducer } from '#store/writes/sentWritesSlice.ts';
import type { MemoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { modelJournal } from './bulkModelJournal.ts';
import { modelPlatform, NEVER } from './bulkModelPlatform.ts';
import type { ModelWorld, Session } from './bulkModelWorld.ts';

const SIGNED_IN: SessionState = {
  status: 'signedIn',
  person: { sub: 'somebody', name: 'Somebody' },
};

export function aSession(scheduler: Scheduler, diesAfter: number, isDiskSlow: boolean): Session {
  const { promise: died, resolve: die } = Promise.withResolvers<void>();
  let steps = 0;
  const count = () => {
    steps += 1;
    if (steps !== diesAfter) return;
    session.isDead = true;
    die();
  };
  const session: Session = {
    isDead: false,
    died,
    turn: async (label) => {
      await scheduler.schedule(Promise.resolve(), label);
      count();
    },
    diskTurn: async () => {
      if (isDiskSlow) await scheduler.schedule(Promise.resolve(), 'journal');
      count();
    },
  };
  return session;
}

function modelLocks(world: ModelWorld, session: Session): TabLocks {
  const holder = (name: string) => {
    const found = world.locks.get(name);
    return found && !found.isDead ? found : null;
  };
  const take = (name: string) => {
    if (holder(name)) return null;
    world.locks.set(name, session);
    return () => world.locks.delete(name);
  };
  return {
    take: async (name) => take(name),
    exclusively: async (name, work) => {
      let release = take(name);
      while (!release) {
        await session.turn(`waits for ${name}`);
        if (session.isDead) return NEVER;
        release = take(name);
      }
      try {
        return await work();
      } finally {
        release();
      }
    },
    whenFree: () => NEVER,
    isTaken: async (name) => holder(name) !== null,
    isAnyTaken: async (isNamedSo) => [...world.locks.keys()].some(isNamedSo),
  };
}

/**
 * Returns the support for runs without one of its safeguards. A test then checks that the invariants detect
 * the loss.
 */
export type Breakage = (support: MemoryIntentSupport) => MemoryIntentSupport;

export interface Tab {
  session: Session;
  dispatch: (action: UnknownAction) => void;
  /** Offers a run of an earlier visit. */
  show: (run: JournaledRun) => void;
  run: (jobId: string) => BulkRun | undefined;
  /** Sends a redirect of a whole order; null if the request failed. Never resolves in a dead tab. */
  redirect: (params: RequestRedirectParams) => Promise<WriteResult | null>;
  /** Deletes the finished entries of the journal that are older than this time (epoch milliseconds). */
  forgetBefore: (time: number) => Promise<void>;
  /** Resolves when `test` returns true for the tab's state of the run. */
  until: (test: (run: BulkRun | undefined) => boolean, jobId: string) => Promise<void>;
}

/** Records the counts that a tab reports when the platform has received a request several times. */
function noteTimes(world: ModelWorld): Middleware {
  return () => (next) => (action) => {
    if (messageAnnounced.match(action) && action.payload.textKey === 'receivedTimes') {
      const { about, values } = action.payload;
      world.saidTimes.push({ originalId: about?.orderId ?? '', times: Number(values.count) });
    }
    return next(action);
  };
}

/** A tab of the console with only runs and redirects. */
export function openTab(world: ModelWorld, session: Session, broken: Breakage = (whole) => whole): Tab {
  const whole: MemoryIntentSupport = {
    journal: modelJournal(world, session),
    locks: modelLocks(world, session),
    sleep: async (ms) => {
      world.now += ms;
      return session.isDead ? NEVER : undefined;
    },
    isOnline: () => true,
    notifyTabs: () => undefined,
  };
  const support = broken(whole);
  const sagas = createSagaMiddleware({
    context: {
      platform: modelPlatform(world, session),
      clock: { now: () => world.now + world.skew },
      intents: support,
      locks: support.locks,
    },
  });
  const store = configureStore({
    reducer: {
      bulk: bulkReducer,
      sentWrites: sentWritesReducer,
      session: sessionReducer,
      orders: ordersReducer,
      operations: operationsReducer,
      settings: settingsReducer,
      configuration: configurationReducer,
    },
    preloadedState: { session: SIGNED_IN },
    middleware: () => new Tuple(noteTimes(world), sagas),
    devTools: false,
    enhancers: (getDefault) => getDefault({ autoBatch: false }),
  });
  sagas.run(function* watch() {
    yield* takeEvery(runRequested, ({ payload: { job } }) =>
      processRun({ jobId: job.jobId, command: { kind: 'resume' }, today: job.today }),
    );
    yield* takeEvery(runCommandGiven, ({ payload }) => processRun(payload));
  });
  const send = (params: RequestRedirectParams): Promise<WriteResult | null> =>
    sagas
      .run(function* once() {
        try {
          return yield* requestItemRedirect(params);
        } catch {
          return null;
        }
      })
      .toPromise();
  const run = (jobId: string) => store.getState().bulk.runs[jobId];
  const dispatch = (action: UnknownAction) => {
    if (!session.isDead) store.dispatch(action);
  };
  return {
    session,
    dispatch,
    show: (left) => dispatch(runFound(left)),
    redirect: send,
    forgetBefore: (time) => support.journal.forgetBefore(time, 'somebody'),
    run,
    until: (test, jobId) =>
      new Promise((resolve) => {
        if (test(run(jobId))) return resolve();
        const leave = store.subscribe(() => {
          if (!test(run(jobId))) return;
          leave();
          resolve();
        });
      }),
  };
}
