import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportFailures } from '#app/reporting/reporting.ts';
import { createReportSender } from '#app/reporting/reportSender.ts';
import type { ReportEntry } from '#domain/console/failureReport.ts';
import { callsRecorded } from '#store/console/callsSlice.ts';
import { errorRecorded } from '#store/console/diagnosticsSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';

const missing = (file: number): ReportEntry => ({ kind: 'missingCode', file: `assets/${file}.js` });
const URL_OF_COLLECTOR = 'https://reports.test/console';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function aSender(fetch = vi.fn<typeof window.fetch>(async () => new Response())) {
  const sender = createReportSender({ url: URL_OF_COLLECTOR, build: 'abc', environment: 'int', fetch });
  const sent = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  return { sender, fetch, sent };
}

describe('R78: reports', () => {
  it('collect the failures of a short time, with build, page and visit', () => {
    window.history.replaceState(null, '', '/orders/VP-1?searchTerm=Ana');
    const { sender, fetch, sent } = aSender();
    sender.add(missing(1));
    sender.add(missing(2));
    expect(fetch).not.toHaveBeenCalled();
    vi.runAllTimers();
    sender.add(missing(3));
    vi.runAllTimers();
    const [first, second] = sent();
    expect(first).toMatchObject({ build: 'abc', environment: 'int', page: '/orders' });
    expect(first.entries).toEqual([missing(1), missing(2)]);
    expect(second.visit).toBe(first.visit);
  });

  it.each([
    ['/login/callback', '/login'],
    ['/reports', '/reports'],
    ['/ruiz', '/'],
    ['/ordersruiz', '/'],
    ['/', '/'],
  ])('name the page %s as %s, because other words of a path could be data', (path, page) => {
    window.history.replaceState(null, '', path);
    const { sender, sent } = aSender();
    sender.add(missing(1));
    sender.flush();
    expect(sent()[0].page).toBe(page);
  });

  it('contain no cookie, token or referrer, and need no preflight', () => {
    const { sender, fetch } = aSender();
    sender.add(missing(1));
    sender.flush();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(URL_OF_COLLECTOR);
    expect(init).toMatchObject({
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain' },
    });
  });

  it('contain each fault once, and at most 50 entries of a page that keeps failing', () => {
    const { sender, sent } = aSender();
    for (let file = 0; file < 200; file += 1) {
      sender.add(missing(file));
      sender.add(missing(0));
    }
    vi.runAllTimers();
    const entries = sent().flatMap((report) => report.entries);
    expect(entries).toHaveLength(50);
    expect(new Set(entries.map(({ file }) => file)).size).toBe(50);
  });

  it('fail silently if they cannot be sent, and are not sent again', async () => {
    const { sender, fetch } = aSender(vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))));
    sender.add(missing(1));
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledOnce();
  });
});

/** Starts reporting on a page that has already recorded an error. */
function aPage() {
  const store = configureStore({ reducer: rootReducer });
  const { sender, sent } = aSender();
  store.dispatch(errorRecorded({ where: 'rendering', error: new TypeError('before') }));
  reportFailures(store, sender);
  const reported = () => {
    sender.flush();
    return sent().flatMap((report) => report.entries);
  };
  return { store, reported };
}

const call = {
  id: 1,
  service: 'order-manager',
  method: 'GET',
  url: 'https://order-manager.test/v1/orders/VP-1',
  status: 200,
  outcome: 'ok',
  reason: null,
  tries: 1,
  startedAt: 0,
  durationMs: 9_000,
  correlationId: null,
} as const;

describe('R78: a page reports', () => {
  it('the errors from before and after it starts reporting, each once', () => {
    const { store, reported } = aPage();
    store.dispatch(errorRecorded({ where: 'window', error: new RangeError('after') }));
    store.dispatch(callsRecorded([]));
    expect(reported()).toMatchObject([
      { kind: 'crash', where: 'rendering', name: 'TypeError', message: 'before' },
      { kind: 'crash', where: 'window', name: 'RangeError', message: 'after' },
    ]);
  });

  it('responses that it could not read, and no other calls', () => {
    const { store, reported } = aPage();
    store.dispatch(callsRecorded([call]));
    store.dispatch(callsRecorded([{ ...call, id: 2, outcome: 'unavailable', reason: 'unreadable' }]));
    expect(reported().map(({ kind }) => kind)).toEqual(['crash', 'unreadableResponse']);
  });

  it('an unreadable response once, although each response has its own correlation ID', () => {
    const { store, reported } = aPage();
    const unreadable = { ...call, outcome: 'unavailable', reason: 'unreadable' } as const;
    store.dispatch(
      callsRecorded([
        { ...unreadable, correlationId: 'c-1' },
        { ...unreadable, id: 2, correlationId: 'c-2' },
        { ...unreadable, id: 3, status: 502, correlationId: 'c-3' },
      ]),
    );
    expect(reported().slice(1)).toMatchObject([{ correlationId: 'c-1' }, { correlationId: 'c-3' }]);
  });

  it('missing code', () => {
    const { reported } = aPage();
    const payload = new TypeError('Importing a module script failed.');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(reported()).toContainEqual({ kind: 'missingCode', file: '' });
  });
});
