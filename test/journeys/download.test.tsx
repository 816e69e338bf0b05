import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrderSearchBody } from '#api/wire/orderSearchWire.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { CONFIGURATION, renderApp } from '#test/renderApp.tsx';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const SEARCH = 'http://order-manager.platform.test/v2/ordersearch';

type PageOf = (page: number) => Response | Promise<Response> | undefined;

/** This many search results after an offset. The ID of each order contains its position, beginning with 1. */
function pageOf(offset: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    order: {
      orderId: `order-${offset + index + 1}`,
      merchantId: 'acme-print',
      customerName: '=cmd|1;=cmd|2\t＝cmd|3',
      items: [],
    },
  }));
}

/**
 * Makes the search find this many orders. `instead` replaces the response for a page unless it returns
 * undefined.
 */
function findsOrders(total: number, instead: PageOf = () => undefined): void {
  platform.server.use(
    http.post<never, OrderSearchBody>(SEARCH, async ({ request }) => {
      const { offset, pageSize } = await request.json();
      const other = pageSize > 1 && instead(offset / 100 + 1);
      if (other) return other;
      const count = Math.max(0, Math.min(pageSize, total - offset));
      return HttpResponse.json({ totalResults: total, results: pageOf(offset, count) });
    }),
  );
}

const files = savedFiles();

type App = Awaited<ReturnType<typeof renderApp>>;
let apps: App[] = [];

async function open(route = '/?page=1', preloaded: Partial<RootState> = {}): Promise<App> {
  const app = await renderApp({ platform, route, preloaded });
  apps.push(app);
  await screen.findByRole('link', { name: 'order-1' });
  return app;
}

afterEach(() => {
  for (const app of apps) app.close();
  apps = [];
});

const button = () => screen.findByRole('button', { name: 'Download CSV' });
async function download({ user }: App, columns: 'Columns as shown' | 'All columns' = 'Columns as shown') {
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: columns }));
}
const file = (name: string) => waitFor(() => expect([...files.keys()]).toContain(name));
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `order-${from + index}`);

describe('S7.37: bulk-query.csv', () => {
  it('contains every order once, even if a page fails twice', async () => {
    let failures = 2;
    findsOrders(1950, (page) => {
      if (page !== 13 || failures === 0) return undefined;
      failures -= 1;
      return HttpResponse.json({ title: 'Busy' }, { status: 503 });
    });
    const app = await open();
    await download(app);
    await file('bulk-query.csv');
    const [header, ...rows] = csvRows(files.get('bulk-query.csv'));
    expect(header?.[0]).toBe('Order ID (platform)');
    expect(header).toContain('Created (Etc/UTC)');
    expect(rows.map(([id]) => id)).toEqual(ids(1, 1950));
    expect(failures).toBe(0);
    expect(await screen.findByText('bulk-query.csv was saved with 1,950 orders.')).toBeInTheDocument();
  });

  it('contains the visible columns or all of them, and no formula that a spreadsheet would run', async () => {
    findsOrders(2);
    const app = await open();
    await download(app);
    await file('bulk-query.csv');
    const [shown, row] = csvRows(files.get('bulk-query.csv'));
    // The ID, eight columns of the table, four that R64 adds and five of the breakdown (R91).
    expect(shown).toHaveLength(18);
    expect(row?.[shown?.indexOf('Recipient') ?? -1]).toBe("'=cmd|1;'=cmd|2\t'＝cmd|3");
    files.clear();
    await download(app, 'All columns');
    await file('bulk-query.csv');
    expect(csvRows(files.get('bulk-query.csv'))[0]).toHaveLength(37);
  });

  it('shows its progress, also on another screen, and only one can run at a time', async () => {
    let answer = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    findsOrders(150, (page) =>
      page === 2
        ? held.then(() => HttpResponse.json({ totalResults: 150, results: pageOf(100, 50) }))
        : undefined,
    );
    const app = await open();
    await download(app);
    expect(await screen.findByText('100 of 150 orders loaded')).toBeInTheDocument();
    expect(await button()).toHaveAttribute('aria-disabled', 'true');
    await act(() => app.router.navigate('/support'));
    expect(await screen.findByRole('progressbar', { name: 'Download progress' })).toHaveAttribute(
      'value',
      '100',
    );
    answer();
    await file('bulk-query.csv');
    expect(csvRows(files.get('bulk-query.csv'))).toHaveLength(151);
  });
});

describe('R24: a page that cannot be loaded', () => {
  it('is reported, and the partial file has a note in its place', async () => {
    findsOrders(1950, (page) =>
      page === 13 ? HttpResponse.json({ title: 'Busy' }, { status: 503 }) : undefined,
    );
    const app = await open();
    await download(app);
    const notice = await screen.findByText(
      '1,850 of 1,950 orders were loaded. Missing: rows 1,201 to 1,300.',
    );
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(files.size).toBe(0);
    await app.user.click(screen.getByRole('button', { name: 'Save partial file' }));
    await file('bulk-query.partial.csv');
    const rows = csvRows(files.get('bulk-query.partial.csv')).map(([id]) => id);
    expect(rows.slice(1200, 1203)).toEqual(['order-1200', 'Rows 1,201 to 1,300 are missing', 'order-1301']);
    expect(rows).toHaveLength(1852);
    expect(notice).not.toBeInTheDocument();
  });

  it('is requested again, and the file is complete', async () => {
    let isDown = true;
    findsOrders(250, (page) => (page === 2 && isDown ? HttpResponse.error() : undefined));
    const app = await open();
    await download(app);
    await screen.findByText('150 of 250 orders were loaded. Missing: rows 101 to 200.');
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Retry missing rows' }));
    await file('bulk-query.csv');
    expect(
      csvRows(files.get('bulk-query.csv'))
        .slice(1)
        .map(([id]) => id),
    ).toEqual(ids(1, 250));
  });

  it('can be discarded, and then no file is saved', async () => {
    findsOrders(250, (page) => (page === 2 ? HttpResponse.error() : undefined));
    const app = await open();
    await download(app);
    await screen.findByText('150 of 250 orders were loaded. Missing: rows 101 to 200.');
    await app.user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText(/orders were loaded/)).not.toBeInTheDocument());
    expect(files.size).toBe(0);
  });

  it('is reported as missing rows if it never responds', async () => {
    findsOrders(250, (page) => (page === 2 ? new Promise(() => undefined) : undefined));
    const app = await open();
    await app.user.click(await button());
    const wanted = await screen.findByRole('button', { name: 'Columns as shown' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
    fireEvent.click(wanted);
    /** Advances time in these steps until the text is shown; network responses use the real clock. */
    const passUntil = async (text: string, stepMs: number) => {
      while (!screen.queryByText(text)) {
        await vi.advanceTimersByTimeAsync(stepMs);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    // The deadlines apply only to the page that never arrives.
    await passUntil('150 of 250 orders loaded', 1);
    await passUntil('150 of 250 orders were loaded. Missing: rows 101 to 200.', 1_000);
    vi.useRealTimers();
    expect(screen.getByText('150 of 250 orders were loaded. Missing: rows 101 to 200.')).toBeInTheDocument();
  });
});

describe('the end of a download', () => {
  it('cancelling saves no file', async () => {
    findsOrders(1950, (page) => (page > 5 ? new Promise(() => undefined) : undefined));
    const app = await open();
    await download(app);
    await screen.findByText(/ of 1,950 orders loaded$/);
    await app.user.click(screen.getByRole('button', { name: 'Cancel download' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(files.size).toBe(0);
    expect(await button()).not.toHaveAttribute('aria-disabled');
  });

  it('S8.5: a failure shows a danger snackbar with the heading Error', async () => {
    findsOrders(50);
    const app = await open();
    findsOrders(50, () => HttpResponse.json({ title: 'The index is down' }, { status: 400 }));
    await download(app);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error')).toBeInTheDocument();
    expect(alert).toHaveTextContent('The CSV file could not be created.');
    expect(alert).toHaveTextContent('The index is down');
    expect(files.size).toBe(0);
  });

  it('S8.5: a 401 leads to the sign-in and back to the search', async () => {
    findsOrders(50);
    const app = await open('/?searchTerm=ana&page=1');
    findsOrders(50, () => HttpResponse.json({}, { status: 401 }));
    await download(app);
    await waitFor(() => expect(app.signIns).toEqual(['/?searchTerm=ana&page=1']));
    expect(files.size).toBe(0);
  });

  it('S5.13: above 2,000 results the download is disabled and says why', async () => {
    findsOrders(2001);
    const app = await open();
    expect(await button()).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(await button());
    expect(
      await screen.findByText('At most 2,000 orders can be downloaded. Narrow the search first.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Columns as shown' })).not.toBeInTheDocument();
  });

  it('S5.13: above 2,000 results a report is still available if a reporter is configured', async () => {
    findsOrders(2001);
    const pages = { ...CONFIGURATION.pages, reporter: 'https://reporter.test' };
    const app = await open('/?page=1', { configuration: { ...CONFIGURATION, pages } });
    await app.user.click(await button());
    expect(
      await screen.findByText('At most 2,000 orders can be downloaded. Narrow the search first.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Columns as shown' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create report' })).toHaveAttribute(
      'href',
      '/reports/create?useLastSearch=true',
    );
  });
});

describe('R64: the separator of the cells', () => {
  const startOf = (text: string | undefined) => text?.replace('\uFEFF', '').split('\r\n')[0];

  it('is a comma, or a semicolon in regions with a decimal comma; the user can change it', async () => {
    findsOrders(2);
    const app = await open();
    await app.user.click(await button());
    const separator = await screen.findByRole('combobox', { name: 'Separator' });
    expect(separator).toHaveDisplayValue('Comma');
    await app.user.selectOptions(separator, 'Semicolon, with decimal commas');
    await app.user.click(screen.getByRole('button', { name: 'Columns as shown' }));
    await file('bulk-query.csv');
    expect(startOf(files.get('bulk-query.csv'))).toMatch(/^Order ID \(platform\);Status;Problems;/);
  });

  it('follows the region of the settings', async () => {
    findsOrders(2);
    const settings = { ...rootReducer(undefined, { type: 'start' }).settings, regionalSettings: 'de-DE' };
    const app = await open('/?page=1', { settings });
    await app.user.click(await button());
    expect(await screen.findByRole('combobox', { name: 'Separator' })).toHaveDisplayValue(/^Semicolon/);
  });
});
