import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { renderApp } from '#test/renderApp.tsx';
import { itemScene } from './itemScene.ts';

const { platform } = itemScene();

describe('S2.83: raw JSON', () => {
  it('S2.84: starts collapsed above three entries; all of it can be expanded and copied', async () => {
    const { user } = await renderApp({ platform, route: `/orders/${LANDMARKS.single}?modal=orderJson` });
    const json = await screen.findByRole('dialog', { name: 'Order as JSON' });
    const tree = await within(json).findByRole('tree');
    expect(tree).not.toHaveTextContent('merchantOrderId');
    await user.click(within(json).getByRole('button', { name: 'Expand all' }));
    expect(within(json).getByRole('tree')).toHaveTextContent('merchantOrderId');
    await user.click(within(json).getByRole('button', { name: 'Collapse all' }));
    expect(within(json).getByRole('tree')).not.toHaveTextContent('merchantOrderId');
    await user.click(within(json).getByRole('button', { name: 'Copy JSON' }));
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ orderId: LANDMARKS.single });
  });

  it('is not available to users who cannot see prices', async () => {
    await renderApp({
      platform,
      as: 'fulfillerOperator',
      route: `/orders/${LANDMARKS.single}?modal=orderJson`,
    });
    const json = await screen.findByRole('dialog', { name: 'Permission denied' });
    expect(within(json).queryByRole('tree')).not.toBeInTheDocument();
  });

  it('says that the item does not have the requested link', async () => {
    const itemId = platform.world.record(LANDMARKS.single)?.items[0]?.itemId;
    await renderApp({
      platform,
      route: `/orders/${LANDMARKS.single}?itemId=${itemId}&modal=itemJson&rel=constructor`,
    });
    const json = await screen.findByRole('dialog', { name: 'constructor as JSON' });
    expect(json).toHaveTextContent('The item does not have this link.');
  });
});
