import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { anItem } from '#test/builders.ts';
import { atPlacing } from '#test/bulk.ts';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { items, originalsOf, placed, reorderScene, run, submit } from './reorderScene.ts';

const { platform, open, sent } = reorderScene();
const files = savedFiles();

describe('the possible results of a reorder', () => {
  const PLACE = { service: 'merchant-order', method: 'POST', path: /^\/v1\/orders\?/ };

  it('S8.6: refused: the platform’s message, its validation errors, a mail to support; then it succeeds', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    const validationErrors = [
      { path: 'fulfillmentGroups[0].items[0].skuCode', message: 'is no longer available' },
    ];
    platform.faults.next(PLACE, {
      kind: 'status',
      status: 422,
      body: { message: 'The order is not valid.', validationErrors },
    });
    await user.click(submit(dialog));
    const result = await run();
    expect(await result.findByText('1 order failed')).toBeInTheDocument();
    expect(result.getByText('The order is not valid.')).toBeInTheDocument();
    expect(result.getByText(/^.+ \(.+\): is no longer available$/)).toBeInTheDocument();
    const mail = decodeURIComponent(
      result.getByRole('link', { name: /^Contact support/ }).getAttribute('href') ?? '',
    );
    expect(mail).toMatch(/^mailto:support@console\.test\?subject=Order /);
    expect(mail).toContain('is no longer available');
    expect(mail).toContain(orderId);
    await user.click(await result.findByRole('button', { name: 'Retry 1 failed order' }));
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('R151: Escape closes a reorder that placed nothing', async () => {
    const { dialog, user } = await open(placed(2).with(...items(1)));
    platform.faults.next(PLACE, { kind: 'status', status: 422, body: { message: 'No.' } });
    await user.click(submit(dialog));
    await (await run()).findByRole('button', { name: 'Retry 1 failed order' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Runs' })).toBeNull();
  });

  it('placed: appears under Related immediately, linked', async () => {
    const { dialog, user } = await open(placed(2).with(...items(1)));
    await user.click(submit(dialog));
    const result = await run();
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    const placedId =
      platform.world.log.findLast(({ operation }) => operation === 'placeOrder')?.subject ?? '';
    await user.click(await result.findByRole('button', { name: 'Close' }));
    const link = await screen.findByTitle(placedId);
    expect(link).toHaveAttribute('href', `/orders/${placedId}`);
  });

  it('R490: everything was sent only after the requests to cancel the original items', async () => {
    const release = platform.hold({ method: 'POST', path: /cancelrequest$/ });
    const { dialog, user } = await open(placed(2).with(...items(2)));
    await user.click(dialog.getByRole('checkbox', { name: /^Request cancellation of original items/ }));
    await user.click(submit(dialog));
    const result = await run();
    await result.findByText(/^1 of 1 new order placed · 0 of 2 cancellations requested/);
    expect(result.queryByText(/^Everything has been sent/)).toBeNull();
    const endSearch = platform.hold({ path: /ordersearch/ });
    release();
    expect(await result.findByText(/^Everything has been sent/)).toBeInTheDocument();
    expect(result.getByText(/^1 of 1 new order placed · 2 of 2 cancellations requested/)).toBeInTheDocument();
    endSearch();
    expect(await result.findByText(/has ended/)).toBeInTheDocument();
  });

  it('R491: a cancellation that was refused is listed apart from one without a response', async () => {
    const cancel = { method: 'POST', path: /cancelrequest$/ };
    platform.faults.next(cancel, { kind: 'status', status: 409, body: { message: 'Too late.' } });
    platform.faults.next(cancel, { kind: 'networkError' });
    const { dialog, user, orderId } = await open(placed(2).with(...items(2)));
    await user.click(dialog.getByRole('checkbox', { name: /^Request cancellation of original items/ }));
    await user.click(submit(dialog));
    const result = await run();
    await result.findByText(/has ended/);
    await user.click(result.getByRole('button', { name: 'Download results (CSV)' }));
    const [names = [], row = []] = csvRows(files.get('bulk-reorder-results.csv'));
    const cell = (name: string) => row[names.indexOf(name)] ?? '';
    const columns = ['Items not cancelled', 'Items with cancellation not confirmed'].map(cell);
    expect(columns).not.toContain('');
    expect(columns.toSorted()).toEqual(
      platform.world
        .record(orderId)
        ?.items.map(({ itemId }) => itemId)
        .toSorted(),
    );
    const refused = result.getByText('1 original item could not be cancelled');
    await user.click(refused);
    expect(await result.findByText('Too late.')).toBeInTheDocument();
    await user.click(refused);
    await user.click(result.getByText('Cancellation of 1 original item not confirmed'));
    expect(await result.findByText('No response received.')).toBeInTheDocument();
    expect(result.getAllByRole('button', { name: 'Check again' })).toHaveLength(1);

    await user.click(result.getByText('1 original item could not be cancelled'));
    await user.click(result.getByRole('button', { name: /^Try again: / }));
    await waitFor(() =>
      expect(result.queryByText('1 original item could not be cancelled')).not.toBeInTheDocument(),
    );
    await result.findByText(/1 of 2 cancellations requested/);
    // R608: no other new order.
    expect(sent(orderId)).toHaveLength(1);
  });

  it('S6.16: refused because of a missing permission', async () => {
    const { dialog, user } = await open(placed(2).with(...items(1)));
    platform.faults.next(PLACE, { kind: 'status', status: 403, body: { message: 'Forbidden' } });
    await user.click(submit(dialog));
    expect(await (await run()).findByText('You are not permitted to reorder this order')).toBeInTheDocument();
  });

  it('no response: the order is looked up and found, and not sent again', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    platform.faults.next(PLACE, { kind: 'networkErrorAfterApplying' });
    await user.click(submit(dialog));
    expect(await (await run()).findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('no response and nothing found: it stays unknown until the user decides', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    platform.faults.next(PLACE, { kind: 'networkError' });
    await user.click(submit(dialog));
    const result = await run();
    expect(await result.findByText('1 order with an unknown outcome')).toBeInTheDocument();
    await user.click(await result.findByRole('button', { name: 'Check again' }));
    const again = await result.findByRole('button', { name: `Send again… ${orderId}` });
    expect(sent(orderId)).toEqual([]);
    await user.click(again);
    const question = within(await screen.findByRole('dialog', { name: 'Send this request again?' }));
    await user.click(question.getByRole('button', { name: 'Send again' }));
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('R382: a conflict without a new order: failed, with the platform’s message and validation errors', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    const validationErrors = [{ path: 'merchantId', message: 'is not active' }];
    const body = { message: 'The merchant is on hold.', validationErrors };
    platform.faults.next(PLACE, { kind: 'status', status: 409, body });
    await user.click(submit(dialog));
    const result = await run();
    expect(await result.findByText('1 order failed')).toBeInTheDocument();
    expect(result.getByText('The merchant is on hold.')).toBeInTheDocument();
    expect(result.getByText('merchantId: is not active')).toBeInTheDocument();
    await user.click(await result.findByRole('button', { name: 'Retry 1 failed order' }));
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('R382: a conflict with the copy that the browser sent: the new order is found', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    const body = { message: 'The order exists.' };
    platform.faults.next(PLACE, { kind: 'status', status: 409, body, isApplied: true });
    await user.click(submit(dialog));
    expect(await (await run()).findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('R383: unknown: the row shows the response, even if a search for the order fails', async () => {
    const { dialog, user } = await open(placed(2).with(...items(1)));
    const validationErrors = [{ path: 'merchantId', message: 'is not active' }];
    const body = { message: 'The database is locked.', validationErrors };
    atPlacing(platform, () => {
      const search = { service: 'order-manager', method: 'POST', path: /ordersearch/ };
      platform.faults.next(search, { kind: 'status', status: 400, body: { message: 'Bad search.' } }, 100);
      return HttpResponse.json(body, { status: 500 });
    });
    await user.click(submit(dialog));
    const result = await run();
    await result.findByRole('button', { name: /^Send again…/ });
    expect(result.getByText('1 order with an unknown outcome')).toBeInTheDocument();
    expect(result.getByText('The database is locked.')).toBeInTheDocument();
    expect(result.getByText('merchantId: is not active')).toBeInTheDocument();
    expect(result.getByRole('link', { name: /^Contact support/ })).toBeInTheDocument();
  });

  it('the order has changed since it was shown: nothing is sent until the user tries again', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(2)));
    const record = platform.world.record(orderId);
    const [first] = record?.items ?? [];
    if (!record || !first) throw new Error('The order is not there');
    first.statuses = anItem().at('cancelled').build().statuses ?? {};
    platform.world.save(record);
    await user.click(submit(dialog));
    const result = await run();
    expect(
      await result.findByText(/^The order has changed since the plan was shown, so nothing was sent/),
    ).toBeVisible();
    expect(sent(orderId)).toEqual([]);
    await user.click(await result.findByRole('button', { name: 'Retry 1 failed order' }));
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId).map(originalsOf)).toEqual([[record.items[1]?.itemId]]);
  });
});
