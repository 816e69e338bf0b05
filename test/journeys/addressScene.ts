import { within } from '@testing-library/react';
import { byMenu, type Dialog, enter, findDialog, openOrder, writesOf } from '#test/actions.ts';
import type { OrderBuilder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

/** A simulated platform, and a function that opens the address dialog of an order on it. */
export function addressScene() {
  const platform = simulatedPlatform();
  const requests = writesOf(platform);

  async function openDialog(order: OrderBuilder) {
    const { app, record } = await openOrder(platform, order);
    await byMenu('Change delivery address')(app);
    const dialog = await findDialog('Change delivery address');
    requests.take();
    const groups = record.order?.fulfillmentGroups ?? [];
    return {
      ...app,
      dialog,
      orderId: record.orderId,
      groups,
      submit: () => dialog.getByRole('button', { name: 'Update address' }),
      type: async (label: string, text: string) => {
        const field = dialog.getByRole('textbox', { name: label });
        await app.user.clear(field);
        await enter(app.user, field, text);
      },
    };
  }

  return { platform, requests, openDialog };
}

/** The displayed changes of a group, each with its field and the values before and after. */
export const changes = (dialog: Dialog, groupId: string) =>
  within(dialog.getByRole('table', { name: `Changes for group ${groupId}` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

export const fields = (dialog: Dialog) =>
  Object.fromEntries(
    ['First name', 'Last name', 'Street', 'Street, line 2', 'Postal code', 'City', 'State or province']
      .map((label) => [label, dialog.getByRole<HTMLInputElement>('textbox', { name: label }).value] as const)
      .filter(([, value]) => value !== ''),
  );
