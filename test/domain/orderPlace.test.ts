import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NOTHING_OPEN,
  parseScreenState,
  withOpenItem,
  withoutOpenItem,
} from '#domain/order/orderScreenState.ts';
import { type TicketSection, ticketText } from '#domain/order/ticket.ts';
import { UTC } from '#domain/time/time.ts';
import { createFormat } from '#i18n/format.ts';
import { anyText, holds } from './holds.ts';

describe('S2.77: the open items and their tabs', () => {
  test('the URL opens its item on its tab', () => {
    const place = withOpenItem(NOTHING_OPEN, 'a', 'events');
    expect(place).toMatchObject({ openItems: ['a'], tabs: { a: 'events' } });
    expect(withOpenItem(place, 'b', null)).toMatchObject({ openItems: ['a', 'b'], tabs: { a: 'events' } });
  });

  test('a URL without a tab opens the first one', () => {
    const place = withOpenItem(NOTHING_OPEN, 'a', 'events');
    expect(withOpenItem(place, 'a', null)).toMatchObject({ openItems: ['a'], tabs: {} });
  });

  test('a URL without an item changes nothing', () => {
    const place = { openItems: ['a'], tabs: { a: 'events' } };
    expect(withOpenItem(place, null, 'events')).toBe(place);
  });

  test('a closed item keeps its tab', () => {
    const closed = withoutOpenItem(withOpenItem(NOTHING_OPEN, 'a', 'events'), 'a');
    expect(closed).toMatchObject({ openItems: [], tabs: { a: 'events' } });
  });

  test.each([
    ['nothing', null],
    ['a text', 'state'],
    ['another page’s state', { from: '/' }],
    ['wrong types', { openItems: 'a', tabs: ['events'] }],
    ['wrong entries', { openItems: [1, null], tabs: { a: 1 } }],
  ])('a history entry that contains %s opens nothing', (_title, state) => {
    expect(parseScreenState(state)).toMatchObject({ openItems: [] });
  });

  test('a history entry returns the stored state', () => {
    const place = fc.record({
      openItems: fc.uniqueArray(anyText({ minLength: 1, maxLength: 8 }), { maxLength: 4 }),
      tabs: fc.dictionary(anyText({ minLength: 1, maxLength: 8 }), anyText({ maxLength: 8 }), {
        noNullPrototype: true,
      }),
    });
    holds(
      fc.property(place, (one) => {
        expect(parseScreenState(structuredClone(one))).toEqual(one);
      }),
    );
  });
});

describe('R26: copy for ticket', () => {
  const { labelled } = createFormat('en', 'en-GB', UTC);

  test('French has a no-break space before the colon', () => {
    const french = createFormat('fr', 'fr-FR', UTC);
    const parts: TicketSection[] = [{ title: 'Commande 1', lines: [['Statut', 'Expédié']] }];
    expect(ticketText(parts, french.labelled)).toBe('Commande 1\nStatut\u00a0: Expédié');
  });

  test('one fact per line, parts separated, unknown facts left out', () => {
    const parts: TicketSection[] = [
      {
        title: 'Order 1',
        lines: [
          ['Merchant', 'Acme'],
          ['Customer', null],
          ['Channel', ''],
        ],
      },
      { title: 'Item 2', lines: [['Problem', 'Rejected']] },
    ];
    const text = ticketText(parts, labelled);
    expect(text).toBe('Order 1\nMerchant: Acme\n\nItem 2\nProblem: Rejected');
  });

  test('data cannot add a line', () => {
    const forged = 'ok\r\nStatus: delivered\u2028Total: 0\u0000';
    const parts: TicketSection[] = [{ title: forged, lines: [['Detail', forged]] }];
    expect(ticketText(parts, labelled).split('\n')).toEqual([
      'ok Status: delivered Total: 0',
      'Detail: ok Status: delivered Total: 0',
    ]);
  });
});
