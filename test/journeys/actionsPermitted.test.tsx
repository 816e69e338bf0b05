import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PersonName } from '#mocks/people.ts';
import { cards } from '#test/actionParts.ts';
import { openOrder, writesOf } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import type { App } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);
const withAlerts = () => anOrder().with(cards('producing').late('preparing')).event('platformAccepted');

/** Opens a menu, closes it, and returns the texts of its entries. */
async function entriesOf({ user }: App, menu: string): Promise<(string | null)[]> {
  const button = await screen.findByRole('button', { name: menu });
  await user.click(button);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const entries = Array.from(panel?.querySelectorAll('.menu-entry') ?? []);
  await user.click(button);
  return entries.map((entry) => entry.textContent?.trim() ?? null);
}

const UPDATES = ['Cancel order', 'Clear alerts', 'Change delivery address'];
const CREATE_CLAIM = 'Create claim (opens in a new tab)';
const REORDERS = ['Reorder', 'Redirect to another fulfiller'];
const JSON_ONLY = ['Order JSON'];

/**
 * S1.5, S6.9 to S6.15: the menu entries of the order and of its item for each user, and whether the user can
 * resend events.
 */
const MENUS: readonly [PersonName, { order: string[]; item: string[]; resends: boolean }][] = [
  [
    'staff',
    {
      order: [...REORDERS, ...UPDATES, 'Update status', 'Callback URL', CREATE_CLAIM, ...JSON_ONLY],
      item: ['Cancel item', 'Reject item', 'Clear alerts', 'Item JSON'],
      resends: true,
    },
  ],
  [
    'merchantOperator',
    {
      order: [...REORDERS, ...UPDATES, 'Callback URL', CREATE_CLAIM, ...JSON_ONLY],
      item: ['Cancel item', 'Clear alerts', 'Item JSON'],
      resends: true,
    },
  ],
  [
    'developer',
    {
      order: [...UPDATES, 'Callback URL', ...JSON_ONLY],
      item: ['Cancel item', 'Clear alerts', 'Item JSON'],
      resends: true,
    },
  ],
  ['fulfillerOperator', { order: ['Update status'], item: ['Reject item'], resends: false }],
  ['viewer', { order: JSON_ONLY, item: ['Item JSON'], resends: false }],
];

describe('without the permission, an action is not in the menu', () => {
  it.each(MENUS)('%s', async (as, { order, item, resends }) => {
    const { app } = await openOrder(platform, withAlerts(), { as });
    expect(await entriesOf(app, 'Order actions')).toEqual(order);
    expect(await entriesOf(app, 'Actions for Cards')).toEqual(item);
    await app.user.click(await screen.findByRole('tab', { name: 'Events' }));
    const panel = within(await screen.findByRole('tabpanel'));
    await panel.findByText('Accepted by the platform');
    expect(panel.queryAllByRole('checkbox', { name: 'Select this event' })).toHaveLength(resends ? 1 : 0);
  });

  it('S4.20: retry routing is offered only for an item that is suspended in routing', async () => {
    const { app } = await openOrder(platform, anOrder().with(cards('routingSuspended')));
    expect(await entriesOf(app, 'Actions for Cards')).toContain('Retry routing');
    app.close();
    const other = await openOrder(platform, anOrder().with(cards('suspended')));
    expect(await entriesOf(other.app, 'Actions for Cards')).not.toContain('Retry routing');
  });

  it('S6.14, S7.38, R545: the claim link opens the claims page for this order and merchant', async () => {
    const { app, record } = await openOrder(platform, withAlerts());
    await app.user.click(screen.getByRole('button', { name: 'Order actions' }));
    const link = await screen.findByRole('link', { name: CREATE_CLAIM });
    expect(link).toHaveAttribute(
      'href',
      `https://claims.test/create?orderId=${record.orderId}&tenant=acme-print`,
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('a link that opens a dialog directly', () => {
  const DIALOGS = [
    ['cancelOrder', 'Cancel order'],
    ['clearAlerts', 'Clear alerts'],
    ['changeAddress', 'Update address'],
    ['updateStatus', 'Update status'],
    ['cancelItem', 'Cancel item'],
    ['rejectItem', 'Reject item'],
    ['retryRouting', 'Retry routing'],
    ['clearItemAlerts', 'Clear alerts'],
  ] as const;

  it('sends nothing without the permission: the dialog says that it is missing', async () => {
    const { app, record } = await openOrder(platform, withAlerts(), { as: 'viewer' });
    requests.take();
    for (const [modal] of DIALOGS) {
      const search = `?itemId=${record.items[0]?.itemId}&modal=${modal}`;
      await act(() => app.router.navigate({ search }));
      const denied = await screen.findByRole('dialog', { name: 'Permission denied' });
      expect(denied).toHaveTextContent('You do not have permission to perform this action');
      await act(() => app.router.navigate({ search: '' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(requests.take()).toEqual([]);
  });

  it('sends nothing if the action does not apply, and says why', async () => {
    const { app, record } = await openOrder(platform, anOrder().with(cards('delivered')));
    requests.take();
    const REASONS: Readonly<Record<string, RegExp>> = {
      cancelOrder: /^Already shipped$/,
      clearAlerts: /^There are no alerts to clear\. An alert must be resolved before it can be cleared\.$/,
      changeAddress: /^No affected fulfillment group currently accepts an address change\.$/,
      cancelItem: /^Already shipped$/,
      rejectItem: /^Already shipped$/,
      retryRouting: /^Not suspended in routing$/,
    };
    for (const [modal, name] of DIALOGS.filter(([one]) => REASONS[one])) {
      const search = `?itemId=${record.items[0]?.itemId}&modal=${modal}`;
      await act(() => app.router.navigate({ search }));
      const submit = await within(await screen.findByRole('dialog')).findByRole('button', { name });
      await waitFor(() => expect(submit).toHaveAccessibleDescription(REASONS[modal]));
      await app.user.click(submit);
    }
    expect(requests.take()).toEqual([]);
  });
});
