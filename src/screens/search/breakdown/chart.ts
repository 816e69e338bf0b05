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
  /** A line under the title; '' if there is none. */
  note: string;
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
  note: 20,
};
const SCALE = 2;

function readStyle() {
  const style = getComputedStyle(document.querySelector('.breakdown') ?? document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const { fontFamily } = getComputedStyle(document.body);
  return {
    background: color('--surface'),
    text: color('--bs-body-color'),
    tone: (name: string) => color(`--late-${name}`) || color('--bs-primary'),
    font: `14px ${fontFamily}`,
    titleFont: `600 16px ${fontFamily}`,
  };
}
type ChartStyle = ReturnType<typeof readStyle>;

/** Returns the text, shortened with '…' so that it fits into `width` pixels. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/**
 * The size of the image, and the right edges of the columns. Amounts are never shortened, because a cut amount
 * is a wrong one.
 */
function layOut(context: CanvasRenderingContext2D, { title, note, bars }: Chart, style: ChartStyle) {
  const { edge, gap, row } = SIZE;
  context.font = style.titleFont;
  const titleEnd = edge + Math.ceil(context.measureText(title).width);
  context.font = style.font;
  const widest = (texts: readonly string[]) =>
    Math.ceil(Math.max(0, ...texts.map((text) => context.measureText(text).width)));
  const labels = widest(bars.map(({ label }) => label));
  const amounts = widest(bars.map(({ amount }) => amount));
  const label = edge + Math.min(SIZE.longestLabel, labels);
  const count = label + gap + SIZE.longestBar + SIZE.numbers;
  const amount = count + (amounts && gap + amounts);
  const firstRow = edge + SIZE.title + (note ? SIZE.note : 0);
  return {
    label,
    count,
    amount,
    firstRow,
    width: edge + Math.max(titleEnd, edge + widest([note]), amount),
    height: firstRow + bars.length * row + edge,
  };
}

function draw(
  context: CanvasRenderingContext2D,
  { title, note, bars }: Chart,
  style: ChartStyle,
  layout: ReturnType<typeof layOut>,
): void {
  const { row, bar, edge, gap, longestBar, longestLabel } = SIZE;
  context.fillStyle = style.background;
  context.fillRect(0, 0, layout.width, layout.height);
  context.textBaseline = 'middle';
  context.fillStyle = style.text;
  context.font = style.titleFont;
  context.fillText(title, edge, edge + SIZE.title / 2 - 6);
  context.font = style.font;
  if (note) context.fillText(note, edge, edge + SIZE.title);
  bars.forEach(({ tone, length, label, count, amount }, index) => {
    const top = layout.firstRow + index * row;
    context.fillStyle = style.tone(tone);
    context.fillRect(layout.label + gap, top + (row - bar) / 2, Math.max(1, longestBar * length), bar);
    context.fillStyle = style.text;
    context.textAlign = 'left';
    context.fillText(fitted(context, label, longestLabel), edge, top + row / 2);
    context.textAlign = 'right';
    context.fillText(count, layout.count, top + row / 2);
    context.fillText(amount, layout.amount, top + row / 2);
  });
}

/** Saves the bars as a PNG file in the colors of the page. */
export function saveChart(name: string, chart: Chart): void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = readStyle();
  const layout = layOut(context, chart, style);
  // A new size resets the context.
  canvas.width = layout.width * SCALE;
  canvas.height = layout.height * SCALE;
  context.scale(SCALE, SCALE);
  draw(context, chart, style, layout);
  canvas.toBlob((blob) => blob && saveBlob(name, blob), 'image/png');
}
