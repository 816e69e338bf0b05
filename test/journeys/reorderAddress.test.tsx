import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem } from '#test/builders.ts';
import { items, mode, placed, plan, reorderScene } from './reorderScene.ts';

const { open } = reorderScene();

describe('R117: the reorder dialog of one order', () => {
  it('with changes, it lists the items to keep, because the whole order opens', async () => {
    const flyers = anItem().at('producing').quantity(250).having({ merchantProductName: 'Flyers' });
    const order = placed(2).with(flyers, anItem().at('cancelled'), ...items(2));
    const [itemId = '', cancelledId = ''] = order.build().items?.map((item) => item.itemId ?? '') ?? [];
    const modal = `reorder&mode=changes&items=${itemId}&items=${cancelledId}`;
    const { dialog } = await open(order, { modal });
    expect(mode(dialog, 'With changes')).toBeChecked();
    expect(dialog.queryByText(/will be reordered/)).not.toBeInTheDocument();
    expect(
      dialog.getByText(
        'The order placement application opens with the whole order. Keep only these items there:',
      ),
    ).toBeInTheDocument();
    const [kept, ...others] = dialog.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(kept).toHaveTextContent(/^250 × Flyers/);
    expect(within(kept as HTMLElement).getByRole('button', { name: /^Copy Item ID ./ })).toBeInTheDocument();
  });

  it('it shows the address of each order, and says that a requested address is not used', async () => {
    const placedAt = { street1: 'Kerkstraat 12', city: 'Venlo', country: 'NL' };
    const order = placed(2)
      .with(anItem().at('producing').having({ merchantProductName: 'Flyers', hasDeliveryChange: true }))
      .with(anItem().at('producing'));
    const groups = order.build().order?.fulfillmentGroups ?? [];
    for (const group of groups) group.destinationAddress = placedAt;
    const { dialog, user } = await open(order.having({ fulfillmentGroups: groups }));
    const warning = 'The reorder goes to the original address, not to the requested one.';
    const note = dialog.getByText(warning);
    expect(within(note).getAllByRole('listitem')).toHaveLength(1);
    expect(note).toHaveTextContent(/Flyers/);
    expect(plan(dialog)[0]?.[3]).toBe('Venlo, Netherlands');
    expect(dialog.getByText('Venlo, Netherlands').title).toBe('Kerkstraat 12\nVenlo\nNetherlands');
    await user.click(mode(dialog, 'With changes'));
    expect(dialog.queryByText(warning)).not.toBeInTheDocument();
  });

  it('it does not mention addresses without a requested change', async () => {
    const { dialog } = await open(placed(2).with(...items(2)));
    expect(dialog.queryByText(/goes to the original address/)).not.toBeInTheDocument();
  });
});
