import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Money } from '#domain/money.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import * as chart from '#screens/search/breakdown/chart.ts';
import { DimensionSection } from '#screens/search/breakdown/DimensionSection.tsx';
import { renderPart, textsFor } from '#test/renderPart.tsx';

async function renderMerchants(note: string | null, totals: Money[] = []) {
  const { texts } = await textsFor('en', ['export', 'shell']);
  const keys = { status: [], lateness: [], reason: [], promisedDay: [], fulfiller: [], country: [] };
  const order = { orderId: 'o', keys: { ...keys, merchant: ['nova'] }, totals, fulfillerNames: [] };
  const { user } = await renderPart(
    <DimensionSection
      dimension="merchant"
      orders={[order]}
      criteria={DEFAULT_CRITERIA}
      range={{ start: '2026-05-01T00:00:00.000Z', end: '2026-10-05T00:00:00.000Z' }}
      isPartial={false}
      note={note}
      label={(key) => key}
      onNarrow={() => undefined}
    />,
    { texts },
  );
  const saved = vi.spyOn(chart, 'saveChart').mockImplementation(() => undefined);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy table: Merchant' }));
  await user.click(screen.getByRole('button', { name: 'Save image: Merchant' }));
  return { image: saved.mock.calls[0], table: copied.mock.calls[0]?.[0] };
}

it('R559: a table and an image of a part of the orders say so, and so does the name of the image', async () => {
  const note = '500 of 11,590 orders counted.';
  const { image, table } = await renderMerchants(note);
  expect(table).toBe(`Merchant\tOrders\nnova\t1\n${note}`);
  expect(image).toEqual(['breakdown-merchant.partial.png', expect.objectContaining({ note })]);
});

it('R559: those of all orders have no note', async () => {
  const { image, table } = await renderMerchants(null);
  expect(table).toBe('Merchant\tOrders\nnova\t1');
  expect(image).toEqual(['breakdown-merchant.png', expect.objectContaining({ note: '' })]);
});

it('R564: the column of amounts without a currency names none', async () => {
  const { table } = await renderMerchants(null, [{ amount: 7, currency: '' }]);
  expect(table).toBe('Merchant\tOrders\tAmount\nnova\t1\t7.00');
});
