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

/** Sizes in CSS pixels. The image is larger by the factor SCALE, so that it stays sharp when enlarged. */
const SIZE = { width: 800, row: 28, bar: 16, label: 260, numbers: 70, edge: 16, title: 40 };
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

/**
 * Returns the width of the widest amount plus a gap, at most a third of the image; 0 if there are no amounts.
 */
function amountWidth(context: CanvasRenderingContext2D, bars: Chart['bars']): number {
  const widest = Math.max(0, ...bars.map(({ amount }) => context.measureText(amount).width));
  return widest === 0 ? 0 : Math.min(widest + 16, SIZE.width / 3);
}

function drawBars(context: CanvasRenderingContext2D, { bars }: Chart): void {
  const theme = readTheme();
  const { row, bar, label, numbers, edge, title, width } = SIZE;
  context.font = `14px ${theme.font}`;
  const amounts = amountWidth(context, bars);
  const right = width - edge;
  const longest = right - edge - label - numbers - amounts;
  bars.forEach((one, index) => {
    const top = edge + title + index * row;
    context.fillStyle = theme.tone(one.tone);
    context.fillRect(edge + label, top + (row - bar) / 2, Math.max(1, longest * one.length), bar);
    context.fillStyle = theme.text;
    context.textAlign = 'left';
    context.fillText(fitted(context, one.label, label - 12), edge, top + row / 2);
    context.textAlign = 'right';
    context.fillText(one.count, right - amounts, top + row / 2);
    context.fillText(fitted(context, one.amount, amounts), right, top + row / 2);
  });
}

/** Saves the bars as a PNG file in the colors of the page. */
export function saveChart(name: string, chart: Chart): void {
  const canvas = document.createElement('canvas');
  const height = 2 * SIZE.edge + SIZE.title + chart.bars.length * SIZE.row;
  canvas.width = SIZE.width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return;
  const theme = readTheme();
  context.scale(SCALE, SCALE);
  context.fillStyle = theme.background;
  context.fillRect(0, 0, SIZE.width, height);
  context.textBaseline = 'middle';
  context.fillStyle = theme.text;
  context.font = `600 16px ${theme.font}`;
  context.fillText(chart.title, SIZE.edge, SIZE.edge + SIZE.title / 2 - 6);
  drawBars(context, chart);
  canvas.toBlob((blob) => blob && saveBlob(name, blob), 'image/png');
}
