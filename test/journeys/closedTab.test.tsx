import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderPath } from '#domain/links/paths.ts';
import { GUARDED_WRITES, type GuardedWrite } from '#domain/writes/sentWrite.ts';
import { cards } from '#test/actionParts.ts';
import { enter, findDialog, openOrder, startAction, writesOf } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { type MemoryBrowser, memoryBrowser } from '#test/memoryIntentSupport.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { WRITES } from '../api/writeOperations.ts';
import { LOST_WRITES, UNGUARDED_POSTS } from './lostWrites.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);
const BAR = 'Requests with an unknown outcome';

/** Opens the next tab of the browser, in which the user follows the link to the open request. */
async function openNextTab(operation: GuardedWrite, orderId: string, browser: MemoryBrowser) {
  const { reopen, dialog: title } = LOST_WRITES[operation];
  const app = await renderApp({ platform, route: '/support', browser });
  const bar = within(await screen.findByRole('region', { name: BAR }));
  expect(bar.getAllByRole('link')).toHaveLength(1);
  await app.user.click(
    bar.getByRole('link', { name: new RegExp(`^${title} · order ${orderId}( · [^·]+)?$`) }),
  );
  await reopen?.(app);
  const dialog = await findDialog(title);
  return { ...app, dialog, check: () => dialog.findByRole('button', { name: 'Check' }) };
}

describe.each(GUARDED_WRITES)('R47, R50: %s without a response, in a closed tab', (operation) => {
  const { call, submit, fill, done, applied } = LOST_WRITES[operation];

  it('is known to the next tab, which finds that it was applied and sends nothing', async () => {
    const browser = memoryBrowser();
    const one = await startAction(platform, LOST_WRITES[operation], { browser });
    requests.take();
    platform.faults.next(call, { kind: 'networkErrorAfterApplying' });
    await one.user.click(one.submit());
    await one.dialog.findByRole('button', { name: 'Check' });
    one.close();

    const two = await openNextTab(operation, one.before.orderId, browser);
    expect(
      await two.dialog.findByText('We could not confirm the result. Do not send the request again.'),
    ).toBeInTheDocument();
    expect(two.dialog.queryByRole('button', { name: submit })).not.toBeInTheDocument();
    await two.user.click(await two.check());
    expect(
      await two.dialog.findByText('The change was applied. There is nothing left to send.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: BAR })).not.toBeInTheDocument());
    expect(requests.take()).toHaveLength(1);
    expect(one.applied()).toEqual(applied(one.before));
  });

  it('is known to the next tab even if the tab was closed during sending, and is sent again only after a check', async () => {
    const browser = memoryBrowser();
    const one = await startAction(platform, LOST_WRITES[operation], { browser });
    requests.take();
    const sent: unknown[] = [];
    platform.faults.next(call, { kind: 'neverAnswers' });
    await one.user.click(one.submit());
    await waitFor(() => expect(sent.push(...requests.take()) && sent).toHaveLength(1));
    one.close();

    const two = await openNextTab(operation, one.before.orderId, browser);
    const check = await two.check();
    expect(two.dialog.queryByRole('button', { name: submit })).not.toBeInTheDocument();
    await two.user.click(check);
    expect(
      await two.dialog.findByText('The order does not show this change yet. You can send it again.'),
    ).toBeInTheDocument();
    expect(requests.take()).toEqual([]);
    await fill(two.user, two.dialog);
    await two.user.click(two.dialog.getByRole('button', { name: submit }));
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(requests.take()).toHaveLength(1);
    expect(one.applied()).toEqual(applied(one.before));
  });
});

it('R515: the links to open requests on two items of one order differ, also before the order is loaded', async () => {
  const browser = memoryBrowser();
  const { app, record } = await openOrder(platform, anOrder().with(cards('producing'), cards('producing')), {
    browser,
  });
  const bar = async () => within(await screen.findByRole('region', { name: BAR }));
  for (const [index, { itemId }] of record.items.entries()) {
    await app.router.navigate(`${orderPath(record.orderId)}?modal=cancelItem&itemId=${itemId}`);
    const dialog = await findDialog('Cancel item');
    platform.faults.next({ path: /cancelrequest/ }, { kind: 'networkErrorAfterApplying' });
    const submit = dialog.getByRole('button', { name: 'Cancel item' });
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'false'));
    await app.user.click(submit);
    await dialog.findByRole('button', { name: 'Check' });
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect((await bar()).getAllByRole('link')).toHaveLength(index + 1);
  }
  const start = `Cancel item · order ${record.orderId} · `;
  const textsOf = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);
  expect(textsOf((await bar()).getAllByRole('link'))).toEqual(
    record.items.map(({ shortItemId }) => `${start}Cards (${shortItemId})`),
  );
  app.close();
  await renderApp({ platform, route: '/support', browser });
  expect(textsOf((await bar()).getAllByRole('link'))).toEqual(
    record.items.map(({ itemId }) => `${start}${itemId}`),
  );
});

it('R50: the result stays visible when the request itself ends the state for which the dialog is offered', async () => {
  const { call, applied } = LOST_WRITES.retryRouting;
  const story = await startAction(platform, LOST_WRITES.retryRouting);
  expect(screen.getAllByText('Suspended In Routing')).not.toHaveLength(0);
  platform.faults.next(call, { kind: 'networkErrorAfterApplying' });
  await story.user.click(story.submit());
  await story.user.click(await story.dialog.findByRole('button', { name: 'Check' }));
  await waitFor(() => expect(screen.queryByText('Suspended In Routing')).not.toBeInTheDocument());
  expect(story.dialog.getByText('The change was applied. There is nothing left to send.')).toBeVisible();
  expect(screen.queryByText('Permission denied')).not.toBeInTheDocument();
  expect(story.applied()).toEqual(applied(story.before));
});

describe('requests that the next tab does not check', () => {
  it('are repeatable by their method, or state a reason', () => {
    const guarded = Object.values(LOST_WRITES).flatMap(({ calls }) => calls);
    const others = guarded.filter((name) => WRITES[name]?.kind !== 'write');
    expect(others, 'an unknown outcome must not be retried, so the kind is `write`').toEqual([]);
    const posts = Object.keys(WRITES).filter((name) => WRITES[name]?.kind === 'write');
    expect(posts.filter((name) => !guarded.includes(name)).sort()).toEqual(
      Object.keys(UNGUARDED_POSTS).sort(),
    );
  });

  it('a saved subscription is selected in the next tab, and nothing is left to send', async () => {
    const { app, record } = await openOrder(platform, anOrder().with(cards('producing')));
    await app.user.click(screen.getByRole('button', { name: 'Watch' }));
    await app.user.click(await screen.findByRole('checkbox', { name: 'an item is shipped' }));
    platform.faults.next({ service: 'subscriptions', method: 'POST' }, { kind: 'networkErrorAfterApplying' });
    platform.faults.next({ service: 'subscriptions', method: 'GET' }, { kind: 'delay', ms: 0 }, 2);
    platform.faults.next({ service: 'subscriptions', method: 'GET' }, { kind: 'networkError' }, 3);
    requests.take();
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your subscriptions could not be saved.');
    app.close();
    platform.faults.clear();

    const route = `${orderPath(record.orderId)}?modal=watch`;
    const next = await renderApp({ platform, route });
    expect(await screen.findByRole('checkbox', { name: 'an item is shipped' })).toBeChecked();
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveAccessibleDescription('You have not changed anything yet.');
    await next.user.click(save);
    expect(requests.take()).toHaveLength(1);
  });

  it('a saved callback URL is shown in the next tab, and cannot be saved again', async () => {
    const url = 'https://events.acme-print.example/v2';
    const { app, record } = await openOrder(platform, anOrder().with(cards('producing')), {
      search: '?modal=callback',
    });
    const field = await screen.findByRole('textbox', { name: 'Callback URL' });
    await app.user.clear(field);
    await enter(app.user, field, url);
    platform.faults.next({ method: 'PUT', path: /callbacks/ }, { kind: 'networkErrorAfterApplying' }, 3);
    platform.faults.next({ method: 'GET', path: /callbacks/ }, { kind: 'networkError' }, 3);
    await app.user.click(screen.getByRole('button', { name: 'Save callback URL' }));
    await screen.findByRole('button', { name: 'Check' });
    app.close();
    requests.take();

    const route = `${orderPath(record.orderId)}?modal=callback`;
    const next = await renderApp({ platform, route });
    expect(await screen.findByRole('textbox', { name: 'Callback URL' })).toHaveValue(url);
    const save = screen.getByRole('button', { name: 'Save callback URL' });
    expect(save).toHaveAccessibleDescription('This is already the callback URL.');
    await next.user.click(save);
    expect(requests.take()).toEqual([]);
  });
});
