import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anItem } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { itemScene } from './itemScene.ts';

const { platform, added, openDetails } = itemScene();

describe('the routing of an item', () => {
  const dialog = (name: string) => screen.findByRole('dialog', { name });

  it.each(['routing', 'itemJson&rel=routingRequest'])(
    'R45: the dialog %s offers a link to an unknown origin instead of a retry',
    async (modal) => {
      const href = 'https://routing.elsewhere.example/v1/requests/1?key=1';
      const orderId = added(anItem().linked('routingRequest', href));
      await renderApp({ platform, route: `/orders/${orderId}?modal=${modal}` });
      const alert = await within(await screen.findByRole('dialog')).findByRole('alert');
      expect(within(alert).getByRole('link')).toHaveAttribute('href', href);
      expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it('S2.91: the routing shows no fulfiller names to users who cannot read them', async () => {
    const { user, panel } = await openDetails(LANDMARKS.single, { as: 'merchantOperator' });
    await user.click(within(panel).getByRole('button', { name: 'Routing details' }));
    const routing = await dialog('Routing details');
    expect(await within(routing).findByRole('rowheader', { name: /^k3vd81mq0z/ })).toBeInTheDocument();
    expect(within(routing).queryByText(/Printworks Venlo/)).not.toBeInTheDocument();
  });

  it('the dialog says that the routing could not be loaded, and tries again on request', async () => {
    const { user, panel } = await openDetails(LANDMARKS.single);
    platform.faults.next({ path: /routingRequests/ }, { kind: 'status', status: 500 }, 3);
    await user.click(within(panel).getByRole('button', { name: 'Routing details' }));
    const routing = await dialog('Routing details');
    const alert = await within(routing).findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(routing).findByText('selected')).toBeInTheDocument();
  });
});
