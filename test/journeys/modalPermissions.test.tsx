import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { orderPath } from '#domain/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 130 });
type App = Awaited<ReturnType<typeof renderApp>>;
let app: App | null = null;
afterAll(() => app?.close());

type Modals = Record<string, readonly [label: string, title: RegExp]>;

/** The label of each action in its menu, and the title of the modal that its address opens. */
const ORDER_MODALS = {
  reorder: ['Reorder', /^Reorder/],
  redirect: ['Redirect', /redirect/i],
  cancelOrder: ['Cancel order', /^Cancel order/],
  clearAlerts: ['Clear alerts', /^Clear alerts/],
  changeAddress: ['Change delivery address', /address/i],
  updateStatus: ['Update status', /^Update status/],
  callback: ['Callback URL', /^Callback URL/],
  orderJson: ['Order JSON', /^Order/],
} as const;
const ITEM_MODALS = {
  cancelItem: ['Cancel item', /^Cancel item/],
  rejectItem: ['Reject item', /^Reject item/],
  clearItemAlerts: ['Clear alerts', /^Clear alerts/],
  itemJson: ['Item JSON', /^Item/],
} as const;
/** These hold facts that everyone who sees the order also sees in it. */
const FACTS = [
  'relatedIds1',
  'relatedIds2',
  'additionalIds1',
  'attributes',
  'manufacturing',
  'shipmentPlan',
  'watch',
];

async function offered(menu: RegExp): Promise<string[]> {
  if (!app) return [];
  const button = screen.queryAllByRole('button', { name: menu })[0];
  if (!button) return [];
  await app.user.click(button);
  const labels = [...document.querySelectorAll('.menu-entries .menu-entry')].map((entry) =>
    entry.textContent.trim(),
  );
  await app.user.click(button);
  return labels;
}

async function titleOf(path: string): Promise<string> {
  await act(() => app?.router.navigate(path));
  const title =
    (await within(await screen.findByRole('dialog')).findAllByRole('heading'))[0]?.textContent ?? '';
  await act(() => app?.router.navigate(path.replace(/&modal=\w+/, '')));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return title;
}

async function expectOffered(
  path: string,
  modals: Readonly<Modals>,
  labels: readonly string[],
): Promise<void> {
  for (const [modal, [label, title]] of Object.entries(modals)) {
    const isOffered = labels.some((text) => text.startsWith(label));
    expect(await titleOf(`${path}&modal=${modal}`), modal).toMatch(isOffered ? title : /^Permission denied$/);
  }
}

describe('S2.90: an address opens no modal that the menus do not offer', () => {
  const orderId = LANDMARKS.single;
  const itemId = platform.world.record(orderId)?.items[0]?.itemId ?? '';
  const path = orderPath(orderId, itemId);

  it.each(Object.keys(PEOPLE) as PersonName[])('%s', async (as) => {
    app?.close();
    app = await renderApp({ platform, as, route: path });
    await screen.findAllByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
    if (!screen.queryByRole('article')) return;
    await expectOffered(path, ORDER_MODALS, await offered(/^Order actions/));
    await expectOffered(path, ITEM_MODALS, await offered(/^Actions for /));
    for (const modal of FACTS) {
      expect(await titleOf(`${path}&modal=${modal}`), modal).not.toBe('Permission denied');
    }
  });
});
