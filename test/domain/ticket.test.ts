import { describe, expect, test } from 'vitest';
import { ticketText } from '#domain/order/ticket.ts';
import { UTC } from '#domain/time/time.ts';
import { createFormat } from '#i18n/format.ts';

const shownValue = (value: string) => {
  const { labelled } = createFormat('en', 'en-GB', UTC);
  return ticketText([{ title: 'Item', lines: [['Product', value]] }], labelled).split('Product: ')[1];
};

describe('R131: the text for a ticket', () => {
  test.each([
    ['a mark that reverses the text after it', 'a\u202Egnp.exe\u202C', 'agnp.exe'],
    ['an isolate', '\u2067abc\u2069', 'abc'],
    ['a space without a width', 'vis\u200Bible\uFEFF', 'visible'],
  ])('omits %s', (_title, value, shown) => {
    expect(shownValue(value)).toBe(shown);
  });

  test('keeps the joiners of an emoji and of Persian', () => {
    for (const text of ['👩\u200D🚀', 'می\u200Cخواهم']) expect(shownValue(text)).toBe(text);
  });

  test('has one line for each value', () => {
    expect(shownValue('first\r\nStatus: Shipped\u2028third')).toBe('first Status: Shipped third');
  });
});
