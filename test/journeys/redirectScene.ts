import { screen, within } from '@testing-library/react';
import type { PersonName } from '#mocks/people.ts';
import { type Dialog, findDialog } from '#test/actions.ts';
import { anItem, anOrder, type ItemBuilder } from '#test/builders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

export const VENLO = 'k3vd81mq0z';
export const ELBE = 'b7tq40xw2n';

/** An item that its fulfiller has accepted: S4.51 allows redirecting it. */
export function movable(name: string): ItemBuilder {
  const item = anItem().at('accepted').closed('baton').by(VENLO).having({ merchantProductName: name });
  const { itemId } = item.build();
  return item.linked('routingRequest', `sim://order-service/v1/routingRequests/${itemId}`);
}

export const entry = () => screen.findByRole('button', { name: 'Redirect to another fulfiller' });
export const wizard = () => findDialog('Redirect to another fulfiller');

/**
 * A platform to which a test adds an order of some items, its order screen with the open menu, and its
 * wizard.
 */
export function redirectScene() {
  const platform = simulatedPlatform();

  async function open(items: readonly ItemBuilder[], as: PersonName = 'staff') {
    const { orderId } = platform.world.addOrder(
      anOrder()
        .with(...items)
        .build(),
    );
    const app = await renderApp({ platform, as, route: `/orders/${orderId}` });
    await app.user.click(await screen.findByRole('button', { name: 'Order actions' }));
    return { ...app, orderId };
  }

  return {
    platform,
    open,
    openWizard: async (items: readonly ItemBuilder[]) => {
      const app = await open(items);
      await app.user.click(await entry());
      return { ...app, dialog: await wizard() };
    },
    /** The redirects that the platform has accepted for an order. */
    taken: (orderId: string) =>
      platform.world.log.filter(
        ({ operation, subject }) => operation === 'requestRedirect' && subject === orderId,
      ),
  };
}

export const next = (dialog: Dialog) => dialog.getByRole('button', { name: 'Next' });
export const item = (dialog: Dialog, name: string) => dialog.getByRole('checkbox', { name });
export const options = async (dialog: Dialog, name: string) =>
  within(await dialog.findByRole('group', { name: `New fulfiller for ${name}` }));
/** The radio buttons of the fulfillers that can be selected for an item. */
export async function free(dialog: Dialog, name: string): Promise<HTMLElement[]> {
  const radios = await (await options(dialog, name)).findAllByRole('radio');
  return radios.filter((radio) => radio.getAttribute('aria-disabled') !== 'true');
}

/**
 * Selects one item and the first fulfiller that routing offers for it, and goes on to the last step. Returns
 * the name of the fulfiller.
 */
export async function toLastStep({ user }: Pick<App, 'user'>, dialog: Dialog, name: string): Promise<string> {
  const box = item(dialog, name);
  // The only item of an order is selected already.
  if (!(box instanceof HTMLInputElement && box.checked)) await user.click(box);
  await user.click(next(dialog));
  const [radio] = await free(dialog, name);
  if (!radio) throw new Error('Routing offers no fulfiller');
  await user.click(radio);
  const row = radio.closest('tr');
  const fulfiller = row?.querySelector('label')?.textContent ?? '';
  await user.click(next(dialog));
  await dialog.findByRole('heading', { name: 'Step 3 of 3: Confirm' });
  return fulfiller;
}
