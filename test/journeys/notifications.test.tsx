import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchLostFocus } from '#app/input/lostFocus.ts';
import { DAY_MS, dateTimeText, toIso } from '#domain/time/time.ts';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import { exportSaved } from '#store/results/exportSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { CONFIGURATION, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const URL_OF_CHANNEL = 'https://notifications.platform.test/list.json';
const configuration = {
  ...CONFIGURATION,
  pages: { ...CONFIGURATION.pages, notifications: URL_OF_CHANNEL },
};

/** Makes the channel respond with `answer`. Returns a live list of the requests that it has received. */
function channelAnswers(answer: () => Response): Request[] {
  const requests: Request[] = [];
  platform.server.use(
    http.get(URL_OF_CHANNEL, ({ request }) => {
      requests.push(request);
      return answer();
    }),
  );
  return requests;
}

const NEWS = [
  {
    id: 'a',
    publishedAt: '2026-11-01T08:00:00Z',
    title: 'Press maintenance',
    body: 'Over.',
    severity: 'info',
  },
  {
    id: 'b',
    publishedAt: '2026-11-20T08:00:00Z',
    title: 'Reviews are slow',
    body: 'Four hours.',
    link: 'https://status.test/b',
    severity: 'warning',
  },
];

async function openPanel(readIds: string[] = []) {
  const app = await renderApp({ platform, preloaded: { configuration, notifications: { readIds } } });
  await app.user.click(screen.getByRole('button', { name: /Notifications/ }));
  return { ...app, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
}

const aMessage = (delay: number) =>
  messageAnnounced({ severity: 'danger', textKey: 'error', values: {}, details: ['Out of stock'], delay });

describe('a message', () => {
  afterEach(() => void vi.useRealTimers());

  it('R275: stays while the pointer is over it or the focus is in it', async () => {
    const { store } = await renderApp({ platform, route: '/support' });
    await screen.findByRole('list', { name: 'Notifications' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => void store.dispatch(aMessage(5_000)));
    const close = screen.getByRole('button', { name: 'Dismiss' });
    const message = close.closest('.snackbar') as HTMLElement;
    const wait = () => act(() => void vi.advanceTimersByTime(60_000));
    act(() => close.focus());
    fireEvent.pointerEnter(message);
    fireEvent.pointerLeave(message);
    wait();
    expect(message).toBeInTheDocument();
    fireEvent.pointerEnter(message);
    act(() => close.blur());
    wait();
    expect(message).toBeInTheDocument();
    fireEvent.pointerLeave(message);
    wait();
    expect(message).not.toBeInTheDocument();
  });

  it.each([
    ['a message', aMessage(0)],
    ['the outcome of a download', exportSaved({ count: 2, name: 'bulk-query.csv', unreadable: 0 })],
  ])('R286: gives the focus to the page when the keyboard dismisses %s', async (_title, shown) => {
    const stop = watchLostFocus(window);
    const { store, user } = await renderApp({ platform, route: '/support' });
    act(() => void store.dispatch(shown));
    const close = await screen.findByRole('button', { name: 'Dismiss' });
    act(() => close.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    stop();
  });
});

describe('notifications', () => {
  it('S2.12, R545: show the channel’s news, newest first, with severity in words', async () => {
    channelAnswers(() => HttpResponse.json(NEWS));
    const { panel } = await openPanel();
    const titles = await panel.findAllByRole('heading', { level: 4 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Reviews are slow'),
      expect.stringContaining('Press maintenance'),
    ]);
    expect(panel.getByRole('img', { name: 'Warning' })).toBeInTheDocument();
    const link = panel.getByRole('link', { name: /Reviews are slow.*opens in a new tab/ });
    expect(link).toHaveAttribute('href', 'https://status.test/b');
    expect(link).toHaveTextContent(/^Read more Reviews are slow/);
  });

  it('R649: the age of news follows the clock while the panel stays open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const publishedAt = toIso(Date.now() - 5 * 60_000);
    channelAnswers(() => HttpResponse.json([{ ...NEWS[0], publishedAt }]));
    const { panel } = await openPanel();
    await panel.findByText('5 minutes ago');
    act(() => void vi.advanceTimersByTime(10 * 60_000));
    expect(panel.getByText('15 minutes ago')).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('request the channel without the token', async () => {
    const requests = channelAnswers(() => HttpResponse.json(NEWS));
    const { panel } = await openPanel();
    await panel.findAllByRole('heading', { level: 4 });
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.every(({ headers }) => headers.get('Authorization') === null)).toBe(true);
  });

  it('mark new messages, and opening the panel marks them as read', async () => {
    channelAnswers(() => HttpResponse.json(NEWS));
    const { panel, store, user } = await openPanel(['a']);
    await panel.findAllByRole('heading', { level: 4 });
    expect(panel.getAllByText('New')).toHaveLength(1);
    expect(store.getState().notifications.readIds).toEqual(['a', 'b']);
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('count the results of actions in this session until the user looks at them', async () => {
    const { user, store } = await renderApp({ platform });
    act(() => void store.dispatch(aMessage(0)));
    await user.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(panel.getByText('Out of stock')).toBeInTheDocument();
    expect(store.getState().messages.all.every(({ isRead }) => isRead)).toBe(true);
  });

  it('R562: show the day of a result unless it is from today', async () => {
    const timezone = rootReducer(undefined, { type: 'start' }).settings.userTimezone;
    const message = { severity: 'info', textKey: 'error', values: {}, about: null } as const;
    const all = [Date.now(), Date.now() - 2 * DAY_MS].map((at) => {
      return { ...message, id: `message-${at}`, details: [], delay: 0, at, isRead: true };
    });
    const { user } = await renderApp({ platform, preloaded: { messages: { shown: [], all } } });
    await user.click(screen.getByRole('button', { name: /Notifications/ }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    const times = [...panel.querySelectorAll('time')].map(({ textContent }) => textContent);
    const texts = all.map(({ at }) => dateTimeText(toIso(at), timezone).slice(0, 16));
    expect(times.sort()).toEqual([texts[0]?.slice(11), texts[1]].sort());
  });

  it('show an error with a retry button for a channel that fails, and everything else', async () => {
    let isBroken = true;
    channelAnswers(() => (isBroken ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(NEWS)));
    const { panel, user } = await openPanel();
    expect(await panel.findByRole('alert')).toHaveTextContent('The notifications could not be loaded');
    expect(panel.getByText('No actions in this session yet.')).toBeInTheDocument();
    isBroken = false;
    await user.click(panel.getByRole('button', { name: /Try again/ }));
    expect(await panel.findAllByRole('heading', { level: 4 })).toHaveLength(2);
  });

  it('hostile and incomplete news break nothing', async () => {
    channelAnswers(() =>
      HttpResponse.json([
        { id: 'x', title: '<img src=x onerror=alert(1)>', link: 'javascript:alert(1)', severity: 'loud' },
        { title: 'without an id' },
        null,
        7,
      ]),
    );
    const { panel } = await openPanel();
    const titles = await panel.findAllByRole('heading', { level: 4 });
    expect(titles).toHaveLength(1);
    expect(titles[0]).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(panel.queryByRole('link')).toBeNull();
  });

  it('show only this session without a channel', async () => {
    const { user } = await renderApp({ platform });
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(panel.queryByRole('heading', { name: 'From the production channel' })).toBeNull();
  });
});
