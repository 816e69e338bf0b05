import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ACTION_IDS, opensModal } from '#domain/actions/actionDefinition.ts';
import { orderPath } from '#domain/links/paths.ts';
import { isSelectionModal } from '#domain/order/orderModal.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import type { PersonName } from '#mocks/people.ts';
import { IS_DEEP } from '#test/depth.ts';
import { disabledControls } from '#test/disabledControls.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 130 });
/** Checks that each disabled control gives its reason. Returns the number of disabled controls. */
function checkControls(where: string): number {
  const { total, unexplained } = disabledControls();
  expect({ where, unexplained }).toEqual({ where, unexplained: [] });
  return total;
}

async function go({ router }: App, path: string, isThere: () => Promise<unknown>) {
  await act(() => router.navigate(path));
  await isThere();
}

async function findOrder(orderId: string): Promise<void> {
  const heading = () => screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading()).toHaveAttribute('title', expect.stringContaining(orderId)));
}

/** Opens each menu of the order screen in turn and checks it. Returns the number of disabled controls. */
async function lookIntoMenus({ user }: App, where: string): Promise<number> {
  let seen = 0;
  const menus = screen.queryAllByRole('button', { name: /^(Order actions|Actions for )/ });
  for (const menu of menus) {
    await user.click(menu);
    seen += checkControls(`${where}, ${menu.getAttribute('aria-label')}`);
    await user.click(menu);
  }
  return seen;
}

const ORDERS = [
  'single',
  'cancelled',
  'rejected',
  'routingSuspended',
  'pendingCancellation',
  'unknownStatus',
  'redirected',
] as const satisfies (keyof typeof LANDMARKS)[];
/** The dialogs of the actions that need no selected items. */
const DIALOGS = [...ACTION_IDS.filter((id) => opensModal(id) && !isSelectionModal(id)), 'watch'];
const PERSONS = ['staff', 'merchantOperator', 'fulfillerOperator', 'developer'] as const;

describe('R25: every disabled control says why', () => {
  it.each(IS_DEEP ? PERSONS : PERSONS.slice(0, 2))(
    'in the menus of orders in every state: %s',
    async (as: PersonName) => {
      const app = await renderApp({ platform, as, route: '/support' });
      let seen = 0;
      for (const name of ORDERS) {
        const orderId = LANDMARKS[name];
        await go(app, orderPath(orderId), () => findOrder(orderId));
        await waitFor(() => expect(document.querySelector('.order-screen .skeleton')).toBeNull());
        seen += await lookIntoMenus(app, `${name} as ${as}`);
      }
      expect(seen).toBeGreaterThan(0);
    },
  );

  it.each([
    ['staff', 'single'],
    ...(IS_DEEP ? ([['staff', 'cancelled']] as const) : []),
    ['viewer', 'single'],
  ] as const)('in the dialogs, as %s on the order %s', async (as, name) => {
    const item = platform.world.record(LANDMARKS[name])?.items[0];
    const path = orderPath(LANDMARKS[name], item?.itemId);
    const app = await renderApp({ platform, as, route: path });
    await screen.findAllByRole('article');
    let seen = 0;
    for (const modal of DIALOGS) {
      await go(app, `${path}&modal=${modal}`, () => screen.findByRole('dialog'));
      await waitFor(() => expect(document.querySelector('[role="dialog"] .skeleton')).toBeNull());
      seen += checkControls(`${modal} of ${name} as ${as}`);
      await go(app, path, () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()));
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('in the events of an item without a selected event', async () => {
    const item = platform.world.record(LANDMARKS.single)?.items[0];
    const app = await renderApp({
      platform,
      route: `${orderPath(LANDMARKS.single, item?.itemId)}&tab=events`,
    });
    const [first] = await screen.findAllByRole('checkbox', { name: 'Select this event' });
    if (!first) throw new Error('There is no event to choose');
    await app.user.click(first);
    await app.user.click(first);
    checkControls('events');
  });

  it('in the search: table, columns, calendar, bulk selection, advanced search and palette', async () => {
    const app = await renderApp({ platform, as: 'merchantOperator', route: '/?page=1' });
    await screen.findByRole('table');
    let seen = checkControls('results');
    await app.user.click(await screen.findByRole('button', { name: /^Columns/ }));
    await screen.findByRole('checkbox', { name: 'Order ID (always first)' });
    seen += checkControls('columns');
    await app.user.click(screen.getByRole('button', { name: 'Pick end date' }));
    await screen.findByRole('button', { name: /^Next month/ });
    seen += checkControls('calendar');
    await app.user.keyboard('{Escape}');
    await app.user.click(screen.getByRole('button', { name: /^Filters/ }));
    await screen.findByRole('dialog');
    seen += checkControls('advanced search');
    await app.user.keyboard('{Escape}');
    await app.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: /command/i });
    seen += checkControls('palette');
    expect(seen).toBeGreaterThan(0);
  });

  it('on the report and support pages, and in the settings', async () => {
    const app = await renderApp({ platform, route: '/reports' });
    await screen.findByRole('heading', { level: 1 });
    let seen = checkControls('reports');
    await go(app, '/support', () => screen.findByRole('button', { name: /Copy/ }));
    seen += checkControls('support');
    await app.user.click(
      within(screen.getByRole('banner')).getAllByRole('button', { name: 'Settings' })[0] as Element,
    );
    await screen.findByRole('dialog');
    seen += checkControls('settings');
    expect(seen).toBeGreaterThan(0);
  });
});
