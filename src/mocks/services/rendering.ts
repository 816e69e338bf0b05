import { productOf } from '../data/products.ts';
import { notFound } from '../httpError.ts';
import { linkSegments } from '../links.ts';
import { toPng } from '../png.ts';
import { createRandom, seedOf } from '../random.ts';
import { get, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

type Colour = readonly [number, number, number];

const PAPERS: readonly Colour[] = [
  [0x26, 0x46, 0x53],
  [0x2a, 0x9d, 0x8f],
  [0xe9, 0xc4, 0x6a],
  [0xf4, 0xa2, 0x61],
  [0xe7, 0x6f, 0x51],
  [0x57, 0x75, 0x90],
  [0x8a, 0xb1, 0x7d],
  [0x6d, 0x59, 0x7a],
];
const INKS: readonly Colour[] = [
  [0xff, 0xff, 0xff],
  [0x1d, 0x1d, 0x1f],
];

const mixed = (paper: Colour, ink: Colour): Colour => [
  (paper[0] + ink[0]) >> 1,
  (paper[1] + ink[1]) >> 1,
  (paper[2] + ink[2]) >> 1,
];

/**
 * Draws an invented design: a colored sheet with bars for a headline and lines of text. The size is in
 * pixels.
 */
function draw(seed: number, width: number, height: number): Uint8Array<ArrayBuffer> {
  const random = createRandom(seed);
  const [paper, ink] = [random.pick(PAPERS), random.pick(INKS)];
  const bars = [
    { top: 0.24, length: 0.3 + random.next() * 0.4, height: 0.12, colour: 1 },
    ...Array.from({ length: 4 }, (_, index) => ({
      top: 0.5 + index * 0.1,
      length: 0.3 + random.next() * 0.5,
      height: 0.04,
      colour: 2,
    })),
  ];
  const at = (x: number, y: number) => {
    const across = x / width;
    const down = y / height;
    const bar = bars.find((one) => down >= one.top && down < one.top + one.height);
    return bar && across >= 0.1 && across < 0.1 + bar.length ? bar.colour : 0;
  };
  return toPng({ width, height, palette: [paper, ink, mixed(paper, ink)], at });
}

/**
 * Responds with 404 for one document in twelve, for a document of an unknown product, and for pages beyond
 * the number of printed sides.
 */
function preview(call: ReceivedCall): Reply {
  const document = call.parameter('instructions_uri');
  const page = Number(call.url.searchParams.get('page') ?? 1);
  const product = productOf(linkSegments(document).at(-1) ?? '');
  const surface = product?.surfaces[page - 1];
  if (!product || surface === undefined || seedOf(document) % 12 === 0) throw notFound('A preview');
  const width = Math.min(Number(call.url.searchParams.get('width') ?? 150) || 150, 1200);
  const height = Math.round((width * product.heightCm) / product.widthCm);
  return {
    status: 200,
    body: draw(seedOf(`${document}#${page}`), width, height),
    contentType: 'image/png',
    headers: { 'Cache-Control': 'max-age=3600' },
  };
}

export const renderingRoutes: ServiceRoutes = {
  service: 'rendering',
  errors: 'text',
  routes: [{ ...get('/v1/docrefpreview/preview', preview), isPublic: true }],
};
