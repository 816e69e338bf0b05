import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { rootReducer } from '#store/rootReducer.ts';
import { CONFIGURATION } from '#test/renderApp.tsx';
import { csvRows } from '#test/savedFiles.ts';
import { button, download, downloadScene, ids, noResponse, pageOf } from './downloadScene.ts';

const { platform, files, findsOrders, open, file } = downloadScene();

describe('S7.37: bulk-query.csv', () => {
  it('S5.13: contains each of 2,000 orders once, even if a page fails twice', async () => {
    let failures = 2;
    findsOrders(2000, (page) => {
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
    expect(rows.map(([id]) => id)).toEqual(ids(1, 2000));
    expect(failures).toBe(0);
    expect(await screen.findByText('bulk-query.csv was saved with 2,000 orders.')).toBeInTheDocument();
  });

  it('R436: cannot begin before the permissions are loaded', async () => {
    findsOrders(2);
    const release = platform.hold({ service: 'access-management', path: /permissions/ });
    const app = await open();
    const command = screen.getByRole('button', { name: 'Download CSV' });
    const waiting = /Your permissions are still loading/;
    expect(command).toHaveAccessibleDescription(waiting);
    release();
    await waitFor(() => expect(command).not.toHaveAccessibleDescription(waiting));
    await download(app);
    await file('bulk-query.csv');
    expect(csvRows(files.get('bulk-query.csv'))[0]).toContain('Total');
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
    expect(csvRows(files.get('bulk-query.csv'))[0]).toHaveLength(38);
  });

  it('shows its progress, also on another screen, and only one can run at a time', async () => {
    const held = Promise.withResolvers<void>();
    findsOrders(150, (page) =>
      page === 2
        ? held.promise.then(() => HttpResponse.json({ totalResults: 150, results: pageOf(100, 50) }))
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
    held.resolve();
    await file('bulk-query.csv');
    expect(csvRows(files.get('bulk-query.csv'))).toHaveLength(151);
  });
});

describe('the end of a download', () => {
  it('cancelling saves no file', async () => {
    findsOrders(1950, (page) => (page > 5 ? noResponse() : undefined));
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
    const messages = await screen.findByRole('list', { name: 'Notifications' });
    const message = await within(messages).findByRole('listitem');
    expect(message).toHaveClass('alert-danger');
    expect(within(message).getByText('Error')).toBeInTheDocument();
    expect(message).toHaveTextContent('The CSV file could not be created.');
    expect(message).toHaveTextContent('The index is down');
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
