import { expect, test, vi } from 'vitest';
import { saveChart } from '#screens/search/breakdown/chart.ts';

/**
 * Replaces the canvas. Returns a live list of the texts and bars drawn on it, each with its color, and the
 * right edges of the texts that end there.
 */
function aCanvas() {
  const drawn: (readonly [string, string])[] = [];
  const ends = new Map<string, number>();
  const context = {
    fillStyle: '',
    scale: () => undefined,
    measureText: (text: string) => ({ width: text.length * 8 }),
    textAlign: 'left',
    fillText: (text: string, x: number) => {
      drawn.push([text, context.fillStyle]);
      if (context.textAlign === 'right') ends.set(text, x);
    },
    fillRect: () => drawn.push(['bar', context.fillStyle]),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => undefined);
  return { drawn, ends };
}

test('R60: the image contains the amounts, and the colors for the lateness', () => {
  const { drawn } = aCanvas();
  document.documentElement.style.setProperty('--bs-primary', 'blue');
  document.documentElement.style.setProperty('--bs-body-color', 'black');
  document.body.innerHTML = '<div class="breakdown" style="--late-more: red; --late-overdue: red"></div>';
  saveChart('breakdown-lateness.png', {
    title: 'Lateness (Orders)',
    note: '',
    bars: [
      { label: 'More than 3 days late', count: '12', length: 1, amount: '€120.00 and $3.00', tone: 'more' },
      { label: 'Not late', count: '6', length: 0.5, amount: '€60.00', tone: 'onTime' },
    ],
  });
  const [background, ...rest] = drawn;
  expect(background?.[0]).toBe('bar');
  expect(rest).toEqual([
    ['Lateness (Orders)', 'black'],
    ['bar', 'red'],
    ['More than 3 days late', 'black'],
    ['12', 'black'],
    ['€120.00 and $3.00', 'black'],
    ['bar', 'blue'],
    ['Not late', 'black'],
    ['6', 'black'],
    ['€60.00', 'black'],
  ]);
});

test('R60: the image shortens a label only if it does not fit', () => {
  const { drawn } = aCanvas();
  const fitting = 'a'.repeat(45);
  const bar = { count: '1', length: 1, amount: '', tone: '' };
  saveChart('breakdown-merchant.png', {
    title: 'Merchant',
    note: '',
    bars: [
      { ...bar, label: fitting },
      { ...bar, label: `${fitting}b` },
    ],
  });
  const texts = drawn.map(([text]) => text);
  expect(texts).toContain(fitting);
  expect(texts).toContain(`${'a'.repeat(44)}…`);
});

test('R404: the image is as wide as its amounts need, so that none is cut or touches the count', () => {
  const { drawn, ends } = aCanvas();
  const amount = Array.from({ length: 6 }, (_, index) => `€${index + 1}2,345.67`).join(', ');
  const bar = { label: 'Nova', count: '1,234', length: 1, amount, tone: '' };
  const canvas = vi.spyOn(document, 'createElement');
  saveChart('breakdown-merchant.png', { title: 'Merchant', note: '', bars: [bar] });
  expect(drawn.map(([text]) => text)).toContain(amount);
  const begin = (ends.get(amount) ?? 0) - amount.length * 8;
  expect(begin).toBeGreaterThanOrEqual((ends.get('1,234') ?? 0) + 16);
  expect(canvas.mock.results[0]?.value).toHaveProperty('width', 2 * ((ends.get(amount) ?? 0) + 16));
});

test('R559: the image has its note under the title, and is as wide as it', () => {
  const { drawn } = aCanvas();
  const note = `${'500 of 11,590 orders counted. '.repeat(4)}`;
  const canvas = vi.spyOn(document, 'createElement');
  const bar = { label: 'Nova', count: '1', length: 1, amount: '', tone: '' };
  saveChart('breakdown-merchant.partial.png', { title: 'Merchant', note, bars: [bar] });
  expect(drawn.map(([text]) => text).slice(1, 4)).toEqual(['Merchant', note, 'bar']);
  expect(canvas.mock.results[0]?.value).toHaveProperty('width', 2 * (16 + note.length * 8 + 16));
});
