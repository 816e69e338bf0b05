import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ChangeRequestDetailsView } from '#screens/order/panels/changes/ChangeRequestTable.tsx';
import { aChange } from '#test/panelBuilders.ts';
import { renderPart, textsFor } from '#test/renderPart.tsx';

async function renderDetails(change: ReturnType<typeof aChange>) {
  const setting = await textsFor('en', ['order', 'panels', 'events', 'item']);
  return renderPart(<ChangeRequestDetailsView change={change} />, setting);
}

describe('R374: a change request', () => {
  test('shows the constraints that it removes', async () => {
    const change = aChange();
    const { request } = change;
    request.previous = { ...request.previous, deliveryConstraints: [{ name: 'saturday', value: 'true' }] };
    request.requested = { ...request.requested, deliveryConstraints: [{ name: 'saturday', value: null }] };
    await renderDetails(change);
    const row = screen.getByRole('row', { name: /^Delivery constraints/ });
    const [previous, requested] = row.querySelectorAll('td');
    expect(previous).toHaveTextContent('saturday: true (removed)');
    expect(requested).toHaveTextContent('saturday (removed)');
  });

  test('shows its document if it requests nothing that the console knows', async () => {
    await renderDetails(aChange({ document: { crane: 'yes' } }));
    expect(screen.queryByRole('table')).toBeNull();
    // Without permission, this takes the place of the document.
    expect(screen.getByText(/^Documents contain prices\./)).toBeVisible();
  });
});
