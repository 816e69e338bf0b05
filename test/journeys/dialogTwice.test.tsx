import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

it('S2.78: after a double click on the button that opens a dialog, Back does not open the dialog again', async () => {
  const { app } = await openOrder(platform, anOrder().with(cards('producing')));
  const { user, router } = app;
  await user.dblClick(await screen.findByRole('button', { name: 'Watch' }));
  const dialog = await findDialog('Watch order');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  expect(router.state.location.search).not.toContain('modal');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
