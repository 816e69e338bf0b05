import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toPng } from '#mocks/png.ts';

const PALETTE = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
] as const;

interface Chunk {
  type: string;
  data: Uint8Array;
}

/** The chunks of a PNG file, with their checksums verified. */
function chunksOf(file: Uint8Array): Chunk[] {
  const view = new DataView(file.buffer);
  const chunks: Chunk[] = [];
  for (let at = 8; at < file.length; ) {
    const length = view.getUint32(at);
    const named = file.subarray(at + 4, at + 8 + length);
    expect(view.getUint32(at + 8 + length)).toBe(crc32(named));
    chunks.push({ type: String.fromCharCode(...named.subarray(0, 4)), data: named.subarray(4) });
    at += 12 + length;
  }
  return chunks;
}

/** The color index of the pixel, with four pixels per byte. */
function indexAt(lines: Uint8Array, stride: number, x: number, y: number): number {
  return ((lines[y * stride + 1 + (x >> 2)] ?? 0) >> (6 - 2 * (x % 4))) & 3;
}

describe('an image of the simulated platform', () => {
  it.each([
    [1, 1],
    [5, 3],
    [150, 200],
    [1200, 900],
  ])('of %d × %d pixels is a PNG that says each of them', (width, height) => {
    const at = (x: number, y: number) => (x + 2 * y) % 3;
    const chunks = chunksOf(toPng({ width, height, palette: PALETTE, at }));
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    const [header, palette, data] = chunks.map((chunk) => chunk.data);
    expect([...(header ?? [])].slice(8, 10)).toEqual([2, 3]);
    expect([...(palette ?? [])]).toEqual(PALETTE.flat());
    const lines = inflateSync(data ?? new Uint8Array());
    const stride = 1 + Math.ceil(width / 4);
    expect(lines).toHaveLength(stride * height);
    const pixels = Array.from({ length: width * height }, (_, index) => [
      index % width,
      Math.floor(index / width),
    ]);
    const wrong = pixels.filter(([x = 0, y = 0]) => indexAt(lines, stride, x, y) !== at(x, y));
    expect(wrong).toEqual([]);
  });
});
