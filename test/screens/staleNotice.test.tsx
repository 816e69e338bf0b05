import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StaleNotice } from '#screens/order/dialogs/writes/StaleNotice.tsx';
import { renderPart, textsFor } from '#test/renderPart.tsx';

test('R12: statuses are named in the user’s language, each with its changed quantity', async () => {
  const { texts } = await textsFor('de', ['actions', 'status', 'shell']);
  const change = {
    itemId: 'item-1',
    fact: 'completedStatuses' as const,
    before: 'fulfilled (1100)',
    after: 'cancelled (50), fulfilled (1200)',
  };
  await renderPart(<StaleNotice title="Changed" changes={[change]} items={[]} onAccept={() => undefined} />, {
    texts,
  });
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells.slice(2)).toEqual(['Versendet (1.100)', 'Storniert (50), Versendet (1.200)']);
});
