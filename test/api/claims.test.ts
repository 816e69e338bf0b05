import { describe, expect, test } from 'vitest';
import { platformSaying, valueFrom } from './platformSaying.ts';
import { onFakeTime } from './scene.ts';

onFakeTime();

describe('claims and complaints', () => {
  test('are read alike, except for their ID', async () => {
    const tell = (id: object) => ({
      results: [
        {
          ...id,
          items: [{ itemId: 'i-1' }, { itemId: '' }],
          reorders: [{ orderId: 'o-2', itemId: 'i-2' }, { itemId: 'i-3' }],
          _links: { ui: { href: 'https://claims.example/1' } },
        },
      ],
    });
    const expected = (id: string) => [
      {
        id,
        itemIds: ['i-1'],
        reorders: [{ orderId: 'o-2', itemId: 'i-2' }],
        page: 'https://claims.example/1',
      },
    ];
    expect(await valueFrom(platformSaying(tell({ id: 'C-1' })).claims.claimsOfOrder('1'))).toEqual(
      expected('C-1'),
    );
    expect(
      await valueFrom(platformSaying(tell({ complaintId: 'P-1' })).complaints.complaintsOfOrder('1')),
    ).toEqual(expected('P-1'));
  });

  test('one without an ID is dropped, and one with only an ID is kept', async () => {
    const body = { results: [{ items: [] }, { id: 'C-2' }, 'C-3', null] };
    expect(await valueFrom(platformSaying(body).claims.claimsOfOrder('1'))).toEqual([
      { id: 'C-2', itemIds: [], reorders: [], page: null },
    ]);
  });
});
