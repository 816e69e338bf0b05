import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { orderPath } from '#domain/links/paths.ts';
import type { ModalId } from '#domain/order/orderModal.ts';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { cards } from '#test/actionParts.ts';
import { anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
let app: App | null = null;
afterAll(() => app?.close());

/**
 * An order with one item that can be cancelled, rejected and cleared of its alert, and one whose routing can
 * be retried.
 */
const { orderId, items } = platform.world.addOrder(
  anOrder().with(cards('producing').late('fulfillment'), cards('routingSuspended', 'Flyers')).build(),
);
const NAMES = ['Cards', 'Flyers'];
const paths = items.map(({ itemId }) => orderPath(orderId, itemId));
const selected = items.map(({ itemId }) => `&items=${itemId}`).join('');

/** Modals that everyone who sees the order can open. */
const FACTS = [
  'relatedIds1',
  'relatedIds2',
  'additionalIds1',
  'attributes',
  'manufacturing',
  'routing',
  'shipmentPlan',
  'watch',
] as const satisfies readonly ModalId[];
type ActionModal = Exclude<ModalId, (typeof FACTS)[number]>;

type Place = 'order' | 'item' | 'several';
/** Where each action is offered, its label there, and the title of the modal that its URL opens. */
const OFFERED: Readonly<Record<ActionModal, readonly [place: Place, label: string, title: RegExp]>> = {
  reorder: ['order', 'Reorder', /^Reorder/],
  redirect: ['order', 'Redirect to another fulfiller', /redirect/i],
  cancelOrder: ['order', 'Cancel order', /^Cancel order/],
  clearAlerts: ['order', 'Clear alerts', /^Clear alerts/],
  changeAddress: ['order', 'Change delivery address', /address/i],
  updateStatus: ['order', 'Update status', /^Update status/],
  callback: ['order', 'Callback URL', /^Callback URL/],
  orderJson: ['order', 'Order JSON', /^Order/],
  cancelItem: ['item', 'Cancel item', /^Cancel item/],
  rejectItem: ['item', 'Reject item', /^Reject item/],
  retryRouting: ['item', 'Retry routing', /^Retry routing/],
  clearItemAlerts: ['item', 'Clear alerts', /^Clear alerts/],
  itemJson: ['item', 'Item JSON', /^Item/],
  cancelItems: ['several', 'Cancel items', /^Cancel items/],
  rejectItems: ['several', 'Reject items', /^Reject items/],
  retryRoutings: ['several', 'Retry routing', /^Retry routing/],
};
const LEAST: readonly PersonName[] = ['fulfillerOperator', 'viewer'];

function user(): App['user'] {
  if (!app) throw new Error('The console is not open');
  return app.user;
}

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const menuEntries = () => textsOf('.menu-entries .menu-entry');

/** The entries of a menu. Checks that its button and its shortcut open the same ones. */
async function inMenu(name: string, key: string): Promise<string[]> {
  const button = screen.queryByRole('button', { name });
  if (button) await user().click(button);
  const entries = menuEntries();
  if (button) await user().keyboard('{Escape}');
  expect(menuEntries()).toEqual([]);
  // A missing menu has no shortcut either.
  button?.focus();
  await user().keyboard(key);
  expect(menuEntries(), `behind ${key}`).toEqual(entries);
  await user().keyboard('{Escape}');
  return entries;
}

async function inPalette(): Promise<string[]> {
  await user().keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  const labels = palette.getAllByRole('option').map(({ textContent }) => textContent.trim());
  await user().keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return labels;
}

/** The actions offered for several items: none if no items can be selected. */
async function forSeveral(): Promise<string[]> {
  const boxes = NAMES.flatMap((name) => screen.queryAllByRole('checkbox', { name: `Select ${name}` }));
  for (const box of boxes) await user().click(box);
  const labels = textsOf('.selected-items button');
  for (const box of boxes) await user().click(box);
  return labels;
}

/** The title of the modal that this URL opens, over the view of the order that is rendered fastest. */
async function titleOf(path: string): Promise<string> {
  await act(() => app?.router.navigate(`${path}&view=changes`));
  const [title] = await within(await screen.findByRole('dialog')).findAllByRole('heading');
  await act(() => app?.router.navigate(`${path.replace(/&(items|modal)=[^&]*/g, '')}&view=changes`));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return title?.textContent ?? '';
}

const starts = (labels: readonly string[], label: string) => labels.some((text) => text.startsWith(label));

/** The modals offered to any user so far. */
const offered = new Set<string>();

async function expectOpens(place: Place, path: string, labels: readonly string[]): Promise<void> {
  for (const [id, [where, label, title]] of Object.entries(OFFERED)) {
    if (where !== place) continue;
    const isOffered = starts(labels, label);
    if (isOffered) offered.add(id);
    expect(await titleOf(`${path}&modal=${id}`), id).toMatch(isOffered ? title : /^Permission denied$/);
  }
  await act(() => app?.router.navigate(path.replace(selected, '')));
}

/** Checks that a user can open what everyone can; in the regular run, only those with the fewest permissions. */
async function expectFactsOpen(as: PersonName, path: string): Promise<void> {
  for (const modal of IS_DEEP || LEAST.includes(as) ? FACTS : [])
    expect(await titleOf(`${path}&modal=${modal}`), modal).not.toBe('Permission denied');
}

/**
 * Checks that the palette offers an action exactly if the menu does. The suffix is the name of the item that
 * the action is about.
 */
function expectSame(
  palette: readonly string[],
  place: Place,
  entries: readonly string[],
  suffix: string,
): void {
  for (const [id, [where, label]] of Object.entries(OFFERED)) {
    if (where !== place) continue;
    expect(starts(palette, `${label}${suffix}`), `${id} in the palette`).toBe(starts(entries, label));
  }
}

describe('S2.90, R86: no URL, key or command opens anything that the menus do not offer', () => {
  it.each(Object.keys(PEOPLE) as PersonName[])('%s', async (as) => {
    app?.close();
    app = await renderApp({ platform, as, route: paths[0] ?? '' });
    await screen.findAllByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
    if (!screen.queryAllByRole('article')[0]) return;
    const ofOrder = await inMenu('Order actions', 'a');
    expectSame(await inPalette(), 'order', ofOrder, '');
    await expectOpens('order', paths[0] ?? '', ofOrder);
    await expectOpens('several', `${paths[0]}${selected}`, await forSeveral());
    const ofItems: string[] = [];
    for (const [index, path] of paths.entries()) {
      const name = NAMES[index] ?? '';
      await act(() => app?.router.navigate(path));
      const ofItem = await inMenu(`Actions for ${name}`, '.');
      expectSame(await inPalette(), 'item', ofItem, `: ${name}`);
      ofItems.push(...ofItem);
    }
    // The modal of an action that is offered for one item opens for the other, and says why it is unavailable.
    for (const path of paths) await expectOpens('item', path, ofItems);
    await expectFactsOpen(as, paths[0] ?? '');
  });

  it('each of them is offered to some user', () => {
    expect([...offered].sort()).toEqual(Object.keys(OFFERED).sort());
  });
});
