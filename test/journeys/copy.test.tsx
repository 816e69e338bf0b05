import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { openPanel } from '#test/openPanel.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });
const FIELD = /^Copy (?!for ticket|JSON)/;

describe('copying', () => {
  it('every field that can be copied puts exactly the displayed text on the clipboard', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.single, 'details');
    const inPanel = within(panel).getAllByRole('button', { name: FIELD });
    await user.click(screen.getByRole('button', { name: 'Show all IDs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Related IDs' });
    const inDialog = await within(dialog).findAllByRole('button', { name: FIELD });
    expect(inPanel.length).toBeGreaterThan(0);
    expect(inDialog.length).toBeGreaterThan(5);
    for (const button of [...inPanel, ...inDialog]) {
      const shown = button.closest('.copy-id')?.querySelector('code')?.textContent;
      if (shown === undefined) continue;
      await act(async () => button.click());
      expect(await navigator.clipboard.readText()).toBe(shown);
    }
    expect(within(dialog).getAllByText('Copied').length).toBeGreaterThan(0);
    for (const said of within(dialog).getAllByText('Copied'))
      expect(said.closest('.visually-hidden')).toBeNull();
  });

  it('the user sees a message if the browser does not allow copying, and no error is reported', async () => {
    const { user, defects } = await openPanel(platform, LANDMARKS.single, 'details');
    const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await screen.findByText(/^The browser did not allow copying/)).toBeInTheDocument();
    const [field] = screen.getAllByRole('button', { name: FIELD });
    if (!field) throw new Error('Nothing can be copied here');
    await user.click(field);
    expect(await screen.findAllByText(/^The browser did not allow copying/)).toHaveLength(2);
    expect(defects).toEqual([]);
    refused.mockRestore();
  });
});
