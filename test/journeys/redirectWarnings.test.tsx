import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { free, item, movable, next, redirectScene, toLastStep } from './redirectScene.ts';

const { openWizard } = redirectScene();

describe('R201: redirecting shipped items', () => {
  it('R201: shows the status of each item, and warns before it redirects a shipped item', async () => {
    const shipped = movable('Flyers').at('shipped').closed('baton');
    const { dialog, user } = await openWizard([shipped, movable('Posters')]);
    expect(item(dialog, 'Flyers')).toHaveAccessibleDescription(/Shipped/);
    expect(item(dialog, 'Posters')).toHaveAccessibleDescription(/Awaiting|In production/);
    await toLastStep({ user }, dialog, 'Flyers');
    expect(dialog.getByText(/^1 item has already been shipped/)).toBeInTheDocument();
  });

  it('R201: does not warn if no selected item is shipped', async () => {
    const { dialog, user } = await openWizard([movable('Flyers'), movable('Posters')]);
    await toLastStep({ user }, dialog, 'Flyers');
    expect(dialog.queryByText(/already been shipped/)).not.toBeInTheDocument();
  });
});

describe('R109: the redirect wizard warns', () => {
  it('R109, R201: selects the only item automatically, and marks a late or past delivery', async () => {
    const promised = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const { dialog, user } = await openWizard([
      movable('Flyers').having({
        promisedArrivalDate: promised,
        localPromisedArrivalDate: promised.slice(0, 19),
      }),
    ]);
    expect(item(dialog, 'Flyers')).toBeChecked();
    await user.click(next(dialog));
    const [second, third] = await free(dialog, 'Flyers');
    expect(second?.closest('tr')).not.toHaveTextContent(/promised/);
    expect(third?.closest('tr')).toHaveTextContent('1 day after the promise date');
    await user.click(third as HTMLElement);
    await user.click(next(dialog));
    expect(dialog.getByRole('row', { name: /^1 × Flyers / })).toHaveTextContent(
      /UTC *This date has passed *1 day after the promise date$/,
    );
  });

  it('R109: says that an item is being cancelled when it is selected and before it is sent', async () => {
    const warning = /^A cancellation of this item is pending\./;
    const { dialog, user } = await openWizard([
      movable('Flyers').current('pendingCancellation'),
      movable('Posters'),
    ]);
    expect(dialog.getAllByText(warning)).toHaveLength(1);
    expect(item(dialog, 'Flyers')).toHaveAccessibleDescription(/A cancellation of this item is pending\./);
    expect(next(dialog)).toHaveAccessibleDescription('Select at least one item.');
    await toLastStep({ user }, dialog, 'Flyers');
    const row = dialog.getByRole('row', { name: /Flyers/ });
    expect(within(row).getByText(warning)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Request redirect' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
