import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder, type ItemBuilder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

function add(item: ItemBuilder): void {
  platform.world.addOrder(anOrder().with(item).build());
}

async function tileOf(name: string): Promise<HTMLElement> {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  return link.closest('li') as HTMLElement;
}

const totalIn = async (tile: HTMLElement) => Number((await within(tile).findByText(/^\d+$/)).textContent);
const sharesIn = (tile: HTMLElement) =>
  [...(tile.querySelector('.queue-bar')?.children ?? [])].map((part) =>
    Number((part as HTMLElement).style.flexGrow),
  );

describe('R137: the bar of a tile', () => {
  it('gives the known orders their share of the count, and names the rest', async () => {
    // The first 100 orders of the platform's page are known.
    for (let count = 0; count < 102; count += 1) add(anItem().current('pendingCancellation'));
    await renderApp({ platform });
    const tile = await tileOf('Pending cancellation');
    const total = await totalIn(tile);
    expect(total).toBeGreaterThan(100);
    expect(await within(tile).findByText(`Not counted yet: ${total - 100}`)).toBeInTheDocument();
    expect(sharesIn(tile)).toEqual([100, total - 100]);
  });

  it('has no rest if all orders are known', async () => {
    for (let count = 0; count < 5; count += 1) add(anItem().at('producing'));
    await renderApp({ platform });
    const tile = await tileOf('Awaiting fulfillment');
    const total = await totalIn(tile);
    expect(total).toBeGreaterThanOrEqual(5);
    expect(sharesIn(tile).reduce((sum, share) => sum + share, 0)).toBe(total);
    expect(within(tile).queryByText(/Not counted yet/)).toBeNull();
  });
});
