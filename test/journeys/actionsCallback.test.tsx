import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectOperation } from '#store/operation.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { cards } from '#test/actionParts.ts';
import { byMenu, enter, findDialog, openOrder, writesOf } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { changedParts } from '#test/changedParts.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);
const SAVE = { service: 'backend', method: 'PUT', path: /callbacks/ };
const OLD = 'https://events.acme-print.example/events';
const NEW = 'https://events.acme-print.example/v2';
const DONE = 'Callback URL has been successfully updated.';
const FAILED = 'Cannot update callback URL at this time.';

async function openDialog(order: OrderBuilder = anOrder().with(cards('producing'))) {
  const { app, record } = await openOrder(platform, order);
  const before = structuredClone(record);
  await byMenu('Callback URL')(app);
  // Waits for the field first, because the dialog that is shown while the data loads is a different one.
  const field = await screen.findByRole('textbox', { name: 'Callback URL' });
  const dialog = await findDialog('Callback URL');
  requests.take();
  return {
    ...app,
    dialog,
    before,
    record: () => platform.world.record(record.orderId) ?? record,
    field,
    submit: () => dialog.getByRole('button', { name: 'Save callback URL' }),
    type: async (text: string) => {
      await app.user.clear(field);
      if (text !== '') await enter(app.user, field, text);
    },
  };
}

describe('S3.43, S6.12: the callback URL', () => {
  it('R442: a save that the platform finds no order for stays in its dialog, and can be repeated', async () => {
    const { user, dialog, type, submit, defects, store, before } = await openDialog();
    platform.faults.next(SAVE, { kind: 'status', status: 404 });
    await type(NEW);
    await user.click(submit());
    expect(await dialog.findByText(FAILED)).toBeInTheDocument();
    await waitFor(() =>
      expect(selectOperation(store.getState(), loadOrder, before.orderId).status).toBe('succeeded'),
    );
    await user.click(submit());
    expect(await screen.findByText(DONE)).toBeInTheDocument();
    expect(defects).toEqual([]);
  });

  it('is saved once, in the whole document, and the console reads the order again', async () => {
    const { user, before, record, field } = await openDialog();
    expect(field).toHaveValue(OLD);
    await user.clear(field);
    await user.type(field, NEW);
    requests.reads();
    // Held until the second Enter, which would otherwise press the button that has the focus again.
    const release = platform.hold(SAVE);
    await user.type(field, '{Enter}{Enter}');
    release();
    expect(await screen.findByText(DONE)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Order actions' })).toHaveFocus();
    const { orderId } = before;
    const body = { orderId, merchantId: 'acme-print', url: NEW, version: 1 };
    expect(requests.take()).toEqual([{ call: 'PUT /api/v1/callbacks', body }]);
    expect(record().callback).toEqual({ ...body, version: 2 });
    expect(changedParts(before, record())).toEqual(['callback', 'item 1 eventCallbackUrl']);
    await waitFor(() => expect(requests.reads()).toContain(`/v1/orders/${orderId}`));
  });

  it('shows the error of an invalid URL and does not send it', async () => {
    const { user, type, submit } = await openDialog();
    const TABLE = [
      ['', 'Enter a URL.'],
      ['events.example', 'Enter a URL that starts with http:// or https://.'],
      ['javascript:alert(1)', 'Enter a URL that starts with http:// or https://.'],
      [OLD, 'This is already the callback URL.'],
    ] as const;
    for (const [text, problem] of TABLE) {
      await type(text);
      expect(submit()).toHaveAccessibleDescription(problem);
      await user.click(submit());
    }
    expect(requests.take()).toEqual([]);
  });

  it('R513: the platform’s message about the URL stands beside the field until it is changed', async () => {
    const { user, type, submit, dialog, field } = await openDialog();
    const body = { message: 'Not valid.', validationErrors: [{ path: 'url', message: 'Not reachable.' }] };
    platform.faults.next(SAVE, { kind: 'status', status: 422, body });
    await type(NEW);
    await user.click(submit());
    expect(await dialog.findByText(FAILED)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Not reachable\./);
    await type(`${NEW}/`);
    expect(field).toBeValid();
  });

  it('shows a URL that another user saved first, keeps the typed one, and saves it on request', async () => {
    const { user, type, submit, dialog, field, record } = await openDialog();
    const { callback } = record();
    if (callback) callback.version = 5;
    if (callback) callback.url = 'https://quicker.example/';
    await type(NEW);
    await user.click(submit());
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Someone else changed the callback URL to https://quicker.example/. Check your entry and save again.',
    );
    expect(field).toHaveValue(NEW);
    expect(record().callback?.url).toBe('https://quicker.example/');
    await user.click(submit());
    expect(await screen.findByText(DONE)).toBeInTheDocument();
    expect(record().callback).toMatchObject({ url: NEW, version: 6 });
  });

  it('treats a failed precondition in the same way', async () => {
    const { type, submit, dialog, user, record } = await openDialog();
    const { callback } = record();
    if (callback) callback.url = 'https://quicker.example/';
    await type(NEW);
    platform.faults.next(SAVE, { kind: 'status', status: 412 });
    await user.click(submit());
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Someone else changed the callback URL to https:\/\/quicker\.example\//,
    );
  });

  it('S8.12, S8.22: a refusal and a 403 leave the dialog open with the typed text', async () => {
    const { user, type, submit, dialog, field } = await openDialog();
    await type(NEW);
    platform.faults.next(SAVE, { kind: 'status', status: 422, body: { message: 'Not that host.' } });
    await user.click(submit());
    expect(await dialog.findByText('Not that host.')).toBeInTheDocument();
    expect(dialog.getByText(FAILED)).toBeInTheDocument();
    platform.faults.next(SAVE, { kind: 'status', status: 403 });
    await user.click(submit());
    expect(await dialog.findByText('You do not have permission to perform this action')).toBeInTheDocument();
    expect(dialog.getByText(/^Permission denied/)).toBeInTheDocument();
    expect(field).toHaveValue(NEW);
  });

  it('a save without a response is checked before the user sees a result', async () => {
    const { user, type, submit, before, record } = await openDialog();
    await type(NEW);
    platform.faults.next(SAVE, { kind: 'networkErrorAfterApplying' });
    await user.click(submit());
    expect(await screen.findByText(DONE)).toBeInTheDocument();
    expect(record().callback).toMatchObject({ url: NEW, version: (before.callback?.version ?? 0) + 1 });
  });

  it('S8.12: a save that failed, while the former URL is still stored, can be repeated at once', async () => {
    const { user, type, submit, dialog, field } = await openDialog();
    await type(NEW);
    platform.faults.next(SAVE, { kind: 'status', status: 500 }, 3);
    await user.click(submit());
    expect(await dialog.findByText('Cannot update callback URL at this time.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save callback URL' }));
    expect(field).toHaveValue(NEW);
    expect(await screen.findByText(DONE)).toBeInTheDocument();
  });

  it('a save with an unknown outcome offers a check, and then saving again', async () => {
    const { user, type, submit, dialog, field } = await openDialog();
    await type(NEW);
    platform.faults.next(SAVE, { kind: 'networkError' }, 3);
    platform.faults.next(
      { service: 'backend', method: 'GET', path: /callbacks/ },
      { kind: 'status', status: 400 },
    );
    await user.click(submit());
    expect(
      await dialog.findByText('We could not confirm the result. Do not send the request again.'),
    ).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Save callback URL' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Check' }));
    await user.click(await dialog.findByRole('button', { name: 'Save callback URL' }));
    expect(field).toHaveValue(NEW);
    expect(await screen.findByText(DONE)).toBeInTheDocument();
  });

  it('S8.22: after Back during a save, the next save waits for the first, and only the next one closes the dialog', async () => {
    const { user, router, type, submit, before, record, store } = await openDialog();
    const first = 'https://first.example/';
    await type(first);
    const release = platform.hold(SAVE);
    await user.click(submit());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await byMenu('Callback URL')({ user });
    const field = await screen.findByRole('textbox', { name: 'Callback URL' });
    const dialog = await findDialog('Callback URL');
    expect(dialog.getByRole('button', { name: 'Sending…' })).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, NEW);
    release();
    const save = await dialog.findByRole('button', { name: 'Save callback URL' });
    expect(dialog.getByText(`Current URL: ${first}`)).toBeInTheDocument();
    expect(field).toHaveValue(NEW);
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(record().callback).toMatchObject({ url: NEW, version: (before.callback?.version ?? 0) + 2 });
    expect(store.getState().drafts).toEqual({});
  });

  it('S8.12: the dialog says that an order has no callback URL', async () => {
    const { app } = await openOrder(platform, anOrder().with(cards('producing')).knowing({ callback: null }));
    await byMenu('Callback URL')(app);
    const dialog = await findDialog('Callback URL');
    expect(await dialog.findByText('This order does not contain a callback URL')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('S8.12: the dialog shows no current URL if the callback has none', async () => {
    const callback = { orderId: '', merchantId: '', url: '', version: 3 };
    const { dialog, field } = await openDialog(anOrder().with(cards('producing')).knowing({ callback }));
    expect(field).toHaveValue('');
    expect(dialog.queryByText(/Current URL/)).not.toBeInTheDocument();
  });

  it('S6.12: a developer without the update permission can see the URL but not edit it', async () => {
    const grants = { merchants: [{ identifier: '*', permissions: ['read:order'] }], fulfillers: [] };
    platform.faults.next(
      { service: 'access-management', path: /permissions/ },
      { kind: 'status', status: 200, body: grants },
    );
    const { app } = await openOrder(platform, anOrder().with(cards('producing')), { as: 'developer' });
    await byMenu('Callback URL')(app);
    const dialog = await findDialog('Callback URL');
    expect(
      await dialog.findByText('You can see the callback URL, but you cannot change it.'),
    ).toBeInTheDocument();
    expect(dialog.getByText(OLD)).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Copy Callback URL' }));
    expect(await navigator.clipboard.readText()).toBe(OLD);
  });
});
