import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PersonName } from '#mocks/people.ts';
import { cards } from '#test/actionParts.ts';
import { openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

describe('R629: the dialog that shows that the subscriptions are loading stays', () => {
  it.each<[string, PersonName, 'checkbox' | 'button', string]>([
    ['when they arrive', 'staff', 'checkbox', 'an item is shipped'],
    ['when it asks the user to accept emails', 'merchantOperator', 'button', 'Next'],
  ])('%s', async (_title, as, role, name) => {
    const release = platform.hold({ service: 'subscriptions', method: 'GET' });
    const { app } = await openOrder(platform, anOrder().with(cards('producing')), { as });
    await app.user.click(screen.getByRole('button', { name: 'Watch' }));
    const dialog = await screen.findByRole('dialog', { name: 'Watch order' });
    const close = within(dialog).getByRole('button', { name: 'Close' });
    close.focus();
    expect(within(dialog).getByText('Loading your subscriptions…')).toBeInTheDocument();
    release();
    expect(await within(dialog).findByRole(role, { name })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Watch order' })).toBe(dialog);
    expect(close).toHaveFocus();
  });
});
