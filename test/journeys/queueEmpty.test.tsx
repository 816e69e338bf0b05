import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const region = async () => within(await screen.findByRole('region', { name: 'Start here' }));

describe('R218: "Start here" without orders', () => {
  it('says that no order is urgent', async () => {
    await renderApp({ platform });
    expect(await (await region()).findByText('No order is urgent right now.')).toBeInTheDocument();
  });

  it('says why a search could not be loaded', async () => {
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 403 }, 30);
    await renderApp({ platform });
    expect(
      await (await region()).findByText(
        'A search for urgent orders could not be loaded. Permission denied · 403 Forbidden',
      ),
    ).toBeInTheDocument();
  });
});
