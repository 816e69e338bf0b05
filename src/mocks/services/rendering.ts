import { productOf } from '../data/products.ts';
import { linkSegments } from '../links.ts';
import { createRandom, seedOf } from '../random.ts';
import { notFound } from '../refusal.ts';
import { type Call, get, type Reply, type ServiceRoutes } from '../route.ts';

const COLOURS = ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51', '#577590', '#8ab17d', '#6d597a'];

/** A made-up design: a coloured sheet with a headline and lines of text. */
function draw(seed: number, width: number, height: number, label: string): string {
  const random = createRandom(seed);
  const [paper, ink] = [random.pick(COLOURS), random.pick(['#ffffff', '#1d1d1f'])];
  const lines = Array.from({ length: 4 }, (_, place) => {
    const y = height * (0.5 + place * 0.1);
    const length = width * (0.3 + random.next() * 0.5);
    return `<rect x="${width * 0.1}" y="${y}" width="${length}" height="${height * 0.04}" fill="${ink}" opacity="0.5"/>`;
  });
  const text = `<text x="${width * 0.1}" y="${height * 0.36}" font-family="sans-serif" font-size="${height * 0.16}" fill="${ink}">${label}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${text}${lines.join('')}</svg>`;
}

/** One document in twelve cannot be rendered, and no document has more pages than its product has sides. */
function preview(call: Call): Reply {
  const document = call.url.searchParams.get('instructions_uri') ?? '';
  const page = Number(call.url.searchParams.get('page') ?? 1);
  const product = productOf(linkSegments(document).at(-1) ?? '');
  const surface = product?.surfaces[page - 1];
  if (!product || surface === undefined || seedOf(document) % 12 === 0) throw notFound('A preview');
  const width = Math.min(Number(call.url.searchParams.get('width') ?? 150) || 150, 1200);
  const height = Math.round((width * product.heightCm) / product.widthCm);
  return {
    status: 200,
    body: draw(seedOf(`${document}#${page}`), width, height, surface),
    contentType: 'image/svg+xml',
    headers: { 'Cache-Control': 'max-age=3600' },
  };
}

export const rendering: ServiceRoutes = {
  service: 'rendering',
  errors: 'text',
  routes: [{ ...get('/v1/docrefpreview/preview', preview), isPublic: true }],
};
