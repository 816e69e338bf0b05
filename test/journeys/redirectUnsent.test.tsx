import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeMeanwhile } from '#test/actions.ts';
import { renderApp } from '#test/renderApp.tsx';
import { item, movable, redirectScene, toLastStep, wizard } from './redirectScene.ts';

const { platform, openWizard } = redirectScene();

const RESTORED = 'Your unsaved changes have been restored.';

describe('choices that have not been sent', () => {
  it('are not lost by closing or going back without a question', async () => {
    const { dialog, user, router, store } = await openWizard([movable('Flyers'), movable('Posters')]);
    await user.click(item(dialog, 'Flyers'));
    await waitFor(() => expect(JSON.stringify(store.getState().drafts)).toContain('redirect:'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(item(dialog, 'Flyers')).toBeChecked();
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.search).toContain('modal=redirect');
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.stringify(store.getState().drafts)).not.toContain('redirect:');
  });

  it('R87: are restored after a reload with a message, and can be reset', async () => {
    const { dialog, user, store, router, close } = await openWizard([movable('Flyers'), movable('Posters')]);
    await user.click(item(dialog, 'Flyers'));
    expect(dialog.queryByText(RESTORED)).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const { pathname, search } = router.state.location;
    const { drafts } = store.getState();
    close();
    const again = await renderApp({ platform, route: `${pathname}${search}`, preloaded: { drafts } });
    const restored = await wizard();
    expect(restored.getByText(RESTORED)).toBeInTheDocument();
    expect(item(restored, 'Flyers')).toBeChecked();
    await again.user.click(restored.getByRole('button', { name: 'Start over' }));
    expect(item(restored, 'Flyers')).not.toBeChecked();
    expect(restored.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  it('R447: are dropped without a question once the order cannot be redirected', async () => {
    const { dialog, user, store, orderId } = await openWizard([movable('Flyers'), movable('Posters')]);
    await toLastStep({ user }, dialog, 'Flyers');
    changeMeanwhile(platform, orderId, ({ statuses }) =>
      Object.assign(statuses ?? {}, { rejected: { state: 'current' } }),
    );
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    await user.click(await dialog.findByRole('button', { name: 'Continue with current data' }));
    const reason = await wizard();
    expect(await reason.findByText('An item in this order is rejected.')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.click(reason.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.stringify(store.getState().drafts)).not.toContain('redirect:');
  });

  it('do not exist, and the dialog closes immediately', async () => {
    const { dialog, user } = await openWizard([movable('Flyers'), movable('Posters')]);
    await user.click(item(dialog, 'Flyers'));
    await user.click(item(dialog, 'Flyers'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
