import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isMailComplete, mailHref, supportMailHref } from '#domain/console/mail.ts';

test.each([
  ['review@simulated.example', true],
  ['first.last+tag@sub.example.co', true],
  ['info@bücher.example', true],
  ['a@b.c?subject=hi', false],
  ['a@b.c,d@e.f', false],
  ['javascript:alert(1)', false],
  ['a@b', false],
  ['', false],
])('%s is a mail address: %s', (address, expected) => {
  expect(mailHref(address)).toBe(expected ? `mailto:${address}` : null);
});

describe('a mail to support', () => {
  it('contains subject and text', () => {
    const mail = new URL(
      supportMailHref('support@console.test', 'Problem with order 1', 'It is torn.\nä & ö'),
    );
    expect(mail.pathname).toBe('support@console.test');
    expect(mail.searchParams.get('subject')).toBe('Problem with order 1');
    expect(mail.searchParams.get('body')).toBe('It is torn.\nä & ö');
  });

  it('R262: is never longer than mail programs accept, and is cut as late as possible', () => {
    const sentBody = (body: string) =>
      new URL(supportMailHref('support@console.test', 'Problem', body)).searchParams.get('body') ?? '';
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4_000 }), (body) => {
        const mail = supportMailHref('support@console.test', 'Problem', body);
        expect(mail.length).toBeLessThanOrEqual(1_800);
      }),
    );
    const lines = Array.from({ length: 500 }, (_, index) => `line ${index}`).join('\n');
    const paragraph = 'I opened the order and typed the new street. '.repeat(60);
    for (const text of [lines, paragraph, `Problem\n\n${paragraph}\n\n${lines}`, 'ä'.repeat(2_000)]) {
      const sent = sentBody(text);
      expect(sent).toMatch(/\S…$/);
      const kept = sent.slice(0, -1);
      expect(text.startsWith(kept)).toBe(true);
      const withMore = new URLSearchParams({ body: `${text.slice(0, kept.length + 3)}…` }).toString();
      const href = supportMailHref('support@console.test', 'Problem');
      expect(`${href}&${withMore.replaceAll('+', '%20')}`.length).toBeGreaterThan(1_800);
    }
  });

  it('is cut between characters, also in one long line of emoji', () => {
    const sent = new URL(supportMailHref('support@console.test', 'Problem', '😀'.repeat(1_001)));
    expect(sent.searchParams.get('body')).toMatch(/^(😀)+…$/u);
  });

  it('has an unchanged body if all of it fits', () => {
    const fits = (body: string) => isMailComplete('support@console.test', 'Problem', body);
    const body = 'x'.repeat(1_751);
    expect(supportMailHref('support@console.test', 'Problem', body)).toHaveLength(1_800);
    expect([fits(body), fits(`${body}x`)]).toEqual([true, false]);
  });

  it('has no body if there is none', () => {
    expect(supportMailHref('support@console.test', 'Order 1 & 2')).toBe(
      'mailto:support@console.test?subject=Order%201%20%26%202',
    );
  });
});
