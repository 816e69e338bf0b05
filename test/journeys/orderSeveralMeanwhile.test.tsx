import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeKey } from '#domain/writes/sentWrite.ts';
import { cards } from '#test/actionParts.ts';
import { findDialog, openOrder, operationsOf, pressOnceEnabled } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { memoryBrowser } from '#test/memoryIntentSupport.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const CANCELLATIONS = { path: /\/cancelrequest/ };
const LOCKED = { kind: 'status', status: 409, body: { message: 'Locked.' } } as const;

/** Opens the dialog that cancels these items, leaves it while the first request waits, and opens another. */
async function openAnother(first: readonly number[], second: readonly number[]) {
  const order = anOrder().with(cards('producing'), cards('producing', 'Flyers'), cards('producing', 'Mugs'));
  const { app, record } = await openOrder(platform, order);
  const ids = record.items.map(({ itemId }) => itemId);
  const open = async (positions: readonly number[]) => {
    const items = positions.map((position) => `&items=${ids[position]}`).join('');
    await act(() => app.router.navigate(`?modal=cancelItems${items}`));
    return findDialog('Cancel items');
  };
  const dialog = await open(first);
  const releases = [platform.hold(CANCELLATIONS, 1, LOCKED), platform.hold(CANCELLATIONS)];
  const send = `Cancel ${first.length} items`;
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: send })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await app.user.click(dialog.getByRole('button', { name: send }));
  await act(() => app.router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const release = () => {
    for (const one of releases) one();
  };
  return { app, ids, release, other: await open(second) };
}

const lineOf = async (id = '') =>
  (await within(screen.getByRole('dialog')).findByText(id)).closest('li') as HTMLElement;

it('R240: the dialog of the same action for other items is free, and a message says what failed', async () => {
  const { app, ids, other, release } = await openAnother([0, 1], [2]);
  const send = other.getByRole('button', { name: 'Cancel 1 item' });
  expect(send).not.toHaveAttribute('aria-disabled', 'true');
  release();
  await screen.findByText('Cancel items: 1 of 2 items have been processed.');
  expect(screen.getByText(`Cards (M-${ids[0]}) · 409 · Locked.`)).toBeInTheDocument();
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Locked.');
  await app.user.click(send);
  expect(
    await screen.findByText(/^Cancellation of 1 item requested|^Cancellation requested/),
  ).toBeInTheDocument();
});

it('R240: a dialog for some of these items does not send them again, and forgets no result of the others', async () => {
  const { app, ids, other, release } = await openAnother([0, 1], [1, 2]);
  expect(await lineOf(ids[1])).toHaveTextContent('Sending');
  expect(other.getByRole('button', { name: 'Cancel 1 item' })).toBeInTheDocument();
  await act(() => app.router.navigate(-1));
  release();
  await screen.findByText('Cancel items: 1 of 2 items have been processed.');
});

it('R476: an item that the platform no longer has stays in the dialog, which says that nothing was sent for it', async () => {
  const start = anOrder().with(cards('producing'), cards('producing', 'Mugs'));
  const { app, record } = await openOrder(platform, start);
  const [kept, gone] = record.items.map(({ itemId }) => itemId);
  await act(() => app.router.navigate(`?modal=cancelItems&items=${kept}&items=${gone}`));
  const dialog = await findDialog('Cancel items');
  const { order } = record;
  const groups = order?.fulfillmentGroups?.map((group) => ({ ...group, items: [kept ?? ''] })) ?? [];
  platform.world.save({
    ...record,
    order: order && { ...order, fulfillmentGroups: groups },
    items: record.items.slice(0, 1),
  });
  await pressOnceEnabled(app.user, await dialog.findByRole('button', { name: 'Cancel 2 items' }));
  const mugs = { name: 'Mugs', hidden: true };
  await waitFor(() => expect(screen.queryByRole('article', mugs)).not.toBeInTheDocument());
  expect(dialog.getByText('1 of 2 items done')).toBeInTheDocument();
  expect(await lineOf(gone)).toHaveTextContent('Not sent: the item has changed in the meantime.');
});

it('R240: a dialog for some of these items does not send again those that are done, even if the platform lags', async () => {
  const order = anOrder().with(cards('producing'), cards('producing', 'Flyers'), cards('producing', 'Mugs'));
  const { app, record } = await openOrder(platform, order);
  const before = structuredClone(record);
  const ids = record.items.map(({ itemId }) => itemId);
  const open = async (positions: readonly number[]) => {
    const items = positions.map((position) => `&items=${ids[position]}`).join('');
    await act(() => app.router.navigate(`?modal=cancelItems${items}`));
    return findDialog('Cancel items');
  };
  const dialog = await open([0, 1]);
  const send = await dialog.findByRole('button', { name: 'Cancel 2 items' });
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
  const release = platform.hold({ path: new RegExp(`${ids[1]}.*/cancelrequest`) });
  await app.user.click(send);
  await waitFor(async () => expect(await lineOf(ids[0])).toHaveTextContent('Done'));
  await act(() => app.router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  platform.world.save(before);
  const other = await open([0, 2]);
  expect(await lineOf(ids[0])).toHaveTextContent('Done');
  expect(other.getByRole('button', { name: 'Cancel 1 item' })).toBeInTheDocument();
  release();
  await screen.findByText(/^Cancellation of 2 items requested/);
});

it('R30: the input for several items is found again if the order lists them in another sequence', async () => {
  const { app, record } = await openOrder(platform, anOrder().with(cards('producing'), cards('producing')));
  const route = `/orders/${record.orderId}?modal=rejectItems${record.items.map(({ itemId }) => `&items=${itemId}`).join('')}`;
  await act(() => app.router.navigate(route));
  const reason = async () => (await findDialog('Reject items')).findByRole('textbox', { name: 'Reason' });
  await app.user.type(await reason(), 'No paper');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const { drafts } = app.store.getState();
  app.close();
  platform.world.save({ ...record, items: record.items.toReversed() });
  await renderApp({ platform, route, preloaded: { drafts } });
  expect(await reason()).toHaveValue('No paper');
});

it('R459: an item that another tab is sending is not sent again from this dialog', async () => {
  const order = anOrder().with(cards('producing'), cards('producing', 'Flyers'));
  const browser = memoryBrowser();
  const { locks } = browser.openTab(() => undefined);
  const { app, record } = await openOrder(platform, order, { browser });
  const [first, second] = record.items.map(({ itemId }) => itemId);
  const end = await locks.take(writeKey({ operation: 'cancelItem', subject: first ?? '' }));
  await act(() => app.router.navigate(`?modal=cancelItems&items=${first}&items=${second}`));
  const dialog = await findDialog('Cancel items');
  const logged = platform.world.log.length;
  await pressOnceEnabled(app.user, await dialog.findByRole('button', { name: 'Cancel 2 items' }));
  expect(await dialog.findByText('1 of 2 items done')).toBeInTheDocument();
  expect(await lineOf(first)).toHaveTextContent('Not sent: a request like this was already being sent.');
  end?.();
  const retry = dialog.getByRole('button', { name: 'Retry failed' });
  expect(retry).toHaveAccessibleDescription('There is nothing left to send.');
  await app.user.click(retry);
  expect(operationsOf(platform.world.log, logged)).toEqual([`requestCancellation ${second}`]);
});

it('R452: the place that announces the progress is there before it', async () => {
  const { other } = await openAnother([0, 1], [2]);
  expect(other.getAllByRole('status').some((place) => place.textContent === '')).toBe(true);
});
