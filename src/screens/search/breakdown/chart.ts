import { saveBlob } from '#components/page/saveFile.ts';

interface ChartBar {
  label: string;
  count: string;
  /** Relative to the longest bar, from 0 to 1. */
  length: number;
  /** The amounts in all currencies; '' if none is known. */
  amount: string;
  /** The suffix of the `--late-…` color if the bar's color shows lateness; otherwise ''. */
  tone: string;
}

interface Chart {
  title: string;
  bars: readonly ChartBar[];
}

/**
 * Sizes in CSS pixels; the labels and the amounts determine the width of the image. The image is larger by the
 * factor SCALE, so that it stays sharp when enlarged.
 */
const SIZE = {
  row: 28,
  bar: 16,
  longestLabel: 360,
  longestBar: 320,
  numbers: 70,
  gap: 16,
  edge: 16,
  title: 40,
};
const SCALE = 2;

function readTheme() {
  const style = getComputedStyle(document.querySelector('.breakdown') ?? document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    background: color('--surface'),
    text: color('--bs-body-color'),
    tone: (name: string) => color(`--late-${name}`) || color('--bs-primary'),
    font: getComputedStyle(document.body).fontFamily,
  };
}

/** Returns the text, shortened with '…' so that it fits into `width` pixels. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/** The right edges of the columns. Amounts are never shortened, because a cut amount is a wrong one. */
function columnEdges(context: CanvasRenderingContext2D, bars: Chart['bars']) {
  const widest = (text: (bar: ChartBar) => string) =>
    Math.ceil(Math.max(0, ...bars.map((bar) => context.measureText(text(bar)).width)));
  const label =
    SIZE.edge +
    Math.min(
      SIZE.longestLabel,
      widest(({ label }) => label),
    );
  const amount = widest(({ amount }) => amount);
  const count = label + SIZE.gap + SIZE.longestBar + SIZE.numbers;
  return { label, count, amount: count + (amount && SIZE.gap + amount) };
}

/** Saves the bars as a PNG file in the colors of the page. */
export function saveChart(name: string, { title, bars }: Chart): void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return;
  const { row, bar, edge, gap, longestBar } = SIZE;
  const theme = readTheme();
  const font = `14px ${theme.font}`;
  const titleFont = `600 16px ${theme.font}`;
  context.font = titleFont;
  const titleEnd = edge + Math.ceil(context.measureText(title).width);
  context.font = font;
  const ends = columnEdges(context, bars);
  const width = edge + Math.max(titleEnd, ends.amount);
  const height = 2 * edge + SIZE.title + bars.length * row;
  // A new size resets the context.
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = theme.background;
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'middle';
  context.fillStyle = theme.text;
  context.font = titleFont;
  context.fillText(title, edge, edge + SIZE.title / 2 - 6);
  context.font = font;
  bars.forEach((one, index) => {
    const top = edge + SIZE.title + index * row;
    context.fillStyle = theme.tone(one.tone);
    context.fillRect(ends.label + gap, top + (row - bar) / 2, Math.max(1, longestBar * one.length), bar);
    context.fillStyle = theme.text;
    context.textAlign = 'left';
    context.fillText(fitted(context, one.label, SIZE.longestLabel), edge, top + row / 2);
    context.textAlign = 'right';
    context.fillText(one.count, ends.count, top + row / 2);
    context.fillText(one.amount, ends.amount, top + row / 2);
  });
  canvas.toBlob((blob) => blob && saveBlob(name, blob), 'image/png');
}
