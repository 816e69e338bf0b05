import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { csvRows } from '#test/savedFiles.ts';
import { download, downloadScene, ids, noResponse } from './downloadScene.ts';

const { files, findsOrders, open, file } = downloadScene();

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
    findsOrders(250, (page) => (page === 2 ? noResponse() : undefined));
    const app = await open();
    // Time passes as usual until the other pages have arrived: their deadlines must not end first.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await download(app);
    await screen.findByText('150 of 250 orders loaded');
    const seeReport = async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      screen.getByText('150 of 250 orders were loaded. Missing: rows 101 to 200.');
    };
    await waitFor(seeReport, { timeout: 300_000 });
    vi.useRealTimers();
  });
});
