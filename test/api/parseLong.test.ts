import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pagesOf, parseLong } from '#api/parseLong.ts';

/** Short pieces, so that short texts have many. */
const PIECE = 20;

/** The value, or that the text is none. */
async function outcome(parse: () => unknown): Promise<unknown> {
  try {
    return { value: await parse() };
  } catch (error) {
    return (error as Error).name;
  }
}

async function expectSame(text: string): Promise<void> {
  expect(await outcome(() => parseLong(text, PIECE))).toEqual(await outcome(() => JSON.parse(text)));
}

/** Text as it may stand in an order, with what looks like the end of one. */
const spoken = fc.oneof(
  fc.string(),
  fc.constantFrom('},{"order":', '"results":[{"order":', ']}', '\\', '"', '},{\\"order\\":'),
);
const order = fc.record({
  order: fc.oneof(fc.jsonValue(), fc.dictionary(spoken, spoken)),
  items: fc.array(fc.record({ order: spoken }), { maxLength: 3 }),
});
const page = fc.record({
  totalResults: fc.nat(),
  results: fc.array(order, { maxLength: 12 }),
  after: fc.oneof(fc.jsonValue(), fc.array(order, { maxLength: 3 })),
});

describe('parseLong', () => {
  it('makes of a page what JSON.parse makes of it', async () => {
    await fc.assert(fc.asyncProperty(page, (value) => expectSame(JSON.stringify(value))));
  });

  it('… wherever its list stands, and however it is written', async () => {
    const shuffled = page.map(({ results, after, totalResults }) => ({ after, results, totalResults }));
    await fc.assert(
      fc.asyncProperty(shuffled, fc.constantFrom(0, 2), (value, indent) =>
        expectSame(JSON.stringify(value, null, indent)),
      ),
    );
  });

  it('… of anything else, too', async () => {
    await fc.assert(fc.asyncProperty(fc.jsonValue(), (value) => expectSame(JSON.stringify(value))));
  });

  it('refuses what JSON.parse refuses: a page that is cut off or has a character changed', async () => {
    const broken = fc
      .tuple(page, fc.nat(), fc.constantFrom('', '}', '"', ','))
      .map(([value, at, instead]) => {
        const text = JSON.stringify(value);
        const place = at % text.length;
        return instead === '' ? text.slice(0, place) : text.slice(0, place) + instead + text.slice(place + 1);
      });
    await fc.assert(fc.asyncProperty(broken, expectSame));
  });

  it('is done in tasks of its pieces, not in one', async () => {
    const results = Array.from({ length: 100 }, (_, place) => ({ order: { orderId: `order-${place}` } }));
    const text = JSON.stringify({ totalResults: 100, results });
    const parse = vi.spyOn(JSON, 'parse');
    await parseLong(text, 400);
    const lengths = parse.mock.calls.map(([piece]) => piece.length);
    parse.mockRestore();
    expect(lengths.length).toBeGreaterThan(5);
    expect(Math.max(...lengths)).toBeLessThan(500);
  });
});

/** The whole that the pages are parts of, or null where they say that there is none. */
async function together(text: string): Promise<unknown> {
  const pages = pagesOf(text, 'results', PIECE);
  if (!pages) return null;
  const results: unknown[] = [];
  let frame = {};
  try {
    for await (const page of pages) {
      const { results: some, ...rest } = page as { results: unknown[] };
      results.push(...some);
      frame = rest;
    }
  } catch {
    return null;
  }
  return { ...frame, results };
}

describe('pagesOf', () => {
  it('gives pages that are the whole together, or rejects', async () => {
    let split = 0;
    const check = async (value: object) => {
      const found = await together(JSON.stringify(value));
      if (found === null) return;
      split += 1;
      expect(found).toEqual(JSON.parse(JSON.stringify(value)));
    };
    const plain = fc.record({
      results: fc.array(fc.record({ order: spoken }), { minLength: 3, maxLength: 12 }),
      totalResults: fc.nat(),
    });
    await fc.assert(fc.asyncProperty(fc.oneof(page, plain), check), { seed: 20_261_121, numRuns: 300 });
    expect(split).toBeGreaterThan(20);
  });

  it('rejects what is cut off in its middle', async () => {
    const results = Array.from({ length: 12 }, (_, place) => ({ order: { orderId: `order-${place}` } }));
    const text = JSON.stringify({ results, totalResults: 12 });
    expect(await together(text)).toMatchObject({ totalResults: 12 });
    expect(await together(text.replace('"order-5"', '"order-5'))).toBeNull();
  });
});
