import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { byMenu, type Dialog } from '#test/actions.ts';
import { items, mode, placed, reorderScene, run, submit } from './reorderScene.ts';

const { open } = reorderScene();
const option = (dialog: Dialog, name: string) => dialog.getByRole('checkbox', { name });

it('the choices are restored after the dialog was closed, and deleted once they were sent', async () => {
  const { dialog, user, router } = await open(placed(2).with(...items(21)));
  await user.click(mode(dialog, 'Quick'));
  await user.click(option(dialog, 'Unlink from the original order'));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).not.toContain('modal');
  const reopen = async () => {
    await byMenu('Reorder')({ user });
    return within(await screen.findByRole('dialog', { name: 'Reorder' }));
  };
  const again = await reopen();
  expect(mode(again, 'Quick')).toBeChecked();
  expect(option(again, 'Unlink from the original order')).toBeChecked();
  // R87: a note says that the choices were restored.
  expect(again.getByText('Your unsaved changes have been restored.')).toBeInTheDocument();
  await user.click(submit(again));
  const result = await run();
  await result.findByText('1 order reordered');
  await user.click(await result.findByRole('button', { name: 'Close' }));
  const fresh = await reopen();
  expect(mode(fresh, 'Split')).toBeChecked();
  expect(fresh.queryByText('Your unsaved changes have been restored.')).not.toBeInTheDocument();
});

it('R87: new and restored choices can be reset', async () => {
  const { dialog, user } = await open(placed(2).with(...items(21)));
  const startOver = { name: 'Start over' };
  expect(dialog.queryByRole('button', startOver)).not.toBeInTheDocument();
  await user.click(mode(dialog, 'Quick'));
  await user.click(dialog.getByRole('button', startOver));
  expect(mode(dialog, 'Split')).toBeChecked();
  await user.click(mode(dialog, 'Quick'));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await byMenu('Reorder')({ user });
  const again = within(await screen.findByRole('dialog', { name: 'Reorder' }));
  await user.click(again.getByRole('button', startOver));
  expect(mode(again, 'Split')).toBeChecked();
  expect(again.queryByText('Your unsaved changes have been restored.')).not.toBeInTheDocument();
});
