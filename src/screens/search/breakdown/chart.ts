import { saveBlob } from '#components/saveFile.ts';

interface Chart {
  title: string;
  bars: readonly { label: string; count: number }[];
  number: (value: number) => string;
}

/** In pixels of the page; the picture has twice as many, so that it stays sharp on a slide. */
const SIZE = { width: 800, row: 28, bar: 16, label: 260, numbers: 80, edge: 16, title: 40 };
const SCALE = 2;

/** The colors and the font of the page in its theme. */
function pageLook() {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    background: color('--surface'),
    text: color('--bs-body-color'),
    bar: color('--bs-primary'),
    font: getComputedStyle(document.body).fontFamily,
  };
}

/** The text, cut where it does not fit into so many pixels. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return letters.length === [...text].length ? text : `${letters.join('')}…`;
}

function drawBars(context: CanvasRenderingContext2D, { bars, number }: Chart): void {
  const look = pageLook();
  const { row, bar, label, numbers, edge, title, width } = SIZE;
  const room = width - label - numbers - 2 * edge;
  const longest = Math.max(...bars.map(({ count }) => count), 1);
  context.font = `14px ${look.font}`;
  bars.forEach((one, index) => {
    const top = edge + title + index * row;
    context.fillStyle = look.bar;
    context.fillRect(edge + label, top + (row - bar) / 2, Math.max(1, (room * one.count) / longest), bar);
    context.fillStyle = look.text;
    context.textAlign = 'left';
    context.fillText(fitted(context, one.label, label - 12), edge, top + row / 2);
    context.textAlign = 'right';
    context.fillText(number(one.count), width - edge, top + row / 2);
  });
}

/** Saves the bars as a PNG in the colors of the page. */
export function saveChart(name: string, chart: Chart): void {
  const canvas = document.createElement('canvas');
  const height = 2 * SIZE.edge + SIZE.title + chart.bars.length * SIZE.row;
  canvas.width = SIZE.width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return;
  const look = pageLook();
  context.scale(SCALE, SCALE);
  context.fillStyle = look.background;
  context.fillRect(0, 0, SIZE.width, height);
  context.textBaseline = 'middle';
  context.fillStyle = look.text;
  context.font = `600 16px ${look.font}`;
  context.fillText(chart.title, SIZE.edge, SIZE.edge + SIZE.title / 2 - 6);
  drawBars(context, chart);
  canvas.toBlob((blob) => blob && saveBlob(name, blob), 'image/png');
}
