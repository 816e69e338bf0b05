/** A picture with at most four colors. */
export interface Picture {
  width: number;
  height: number;
  /** Each color as [red, green, blue]. */
  palette: readonly (readonly [number, number, number])[];
  /** Returns the palette index of the pixel. */
  at: (x: number, y: number) => number;
}

const BITS = 2;
const PIXELS_PER_BYTE = 8 / BITS;
/** The maximum length of a stored block in a deflate stream. */
const MAX_BLOCK = 0xffff;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function joined(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function chunk(type: string, data: ArrayLike<number>): Uint8Array {
  const named = joined([[...type].map((letter) => letter.charCodeAt(0)), data]);
  return joined([uint32(data.length), named, uint32(crc32(named))]);
}

/** A zlib stream that stores its bytes uncompressed. */
function stored(bytes: Uint8Array): Uint8Array {
  const blocks: ArrayLike<number>[] = [[0x78, 0x01]];
  for (let from = 0; from < bytes.length; from += MAX_BLOCK) {
    const block = bytes.subarray(from, from + MAX_BLOCK);
    const isLast = from + MAX_BLOCK >= bytes.length ? 1 : 0;
    const [low, high] = [block.length & 0xff, block.length >> 8];
    blocks.push([isLast, low, high, low ^ 0xff, high ^ 0xff], block);
  }
  return joined([...blocks, uint32(adler32(bytes))]);
}

function scanLines({ width, height, at }: Picture): Uint8Array {
  const stride = 1 + Math.ceil(width / PIXELS_PER_BYTE);
  const lines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const offset = y * stride + 1 + Math.floor(x / PIXELS_PER_BYTE);
      const shift = 8 - BITS - (x % PIXELS_PER_BYTE) * BITS;
      lines[offset] = (lines[offset] ?? 0) | (at(x, y) << shift);
    }
  }
  return lines;
}

/** Encodes the picture as a PNG file (RFC 2083), without compression because the pictures are small. */
export function toPng(picture: Picture): Uint8Array<ArrayBuffer> {
  const { width, height, palette } = picture;
  const header = [...uint32(width), ...uint32(height), BITS, 3, 0, 0, 0];
  return joined([
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', header),
    chunk('PLTE', palette.flat()),
    chunk('IDAT', stored(scanLines(picture))),
    chunk('IEND', []),
  ]);
}
