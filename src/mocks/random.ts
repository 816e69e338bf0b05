/** A seeded random generator: the same seeds always give the same sequence. */
export interface Random {
  /** 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A key, as often as its weight says. */
  weighted<K extends string>(weights: Partial<Readonly<Record<K, number>>>): K;
  uuid(): string;
  /** A seed for a source of its own. */
  seed(): number;
  /** `length` characters of an alphabet without the ones people mix up. */
  code(length: number): string;
  digits(length: number): string;
}

const CODE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function mix(seeds: readonly number[]): number {
  return seeds.reduce((hash, seed) => {
    const mixed = Math.imul(hash ^ seed, 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }, 0x85ebca6b);
}

/** mulberry32: small, fast and random enough for test data. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Every number of two bytes in hexadecimal: made once, because IDs are made by the thousand. */
const HEX = Array.from({ length: 0x10000 }, (_, bits) => bits.toString(16).padStart(4, '0'));

function toUuid(word: () => number): string {
  const hex = (bits: number) => HEX[bits & 0xffff];
  const [a, b, c, d] = [word(), word(), word(), word()];
  const [version, variant] = [0x4000 | (b & 0xfff), 0xa000 | (c & 0xfff)];
  return `${hex(a >>> 16)}${hex(a)}-${hex(b >>> 16)}-${hex(version)}-${hex(variant)}-${hex(c >>> 16)}${hex(d >>> 16)}${hex(d)}`;
}

export function createRandom(...seeds: number[]): Random {
  const word = mulberry32(mix(seeds));
  const next = () => word() / 4294967296;
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[int(0, list.length - 1)] as T;
  };
  const text = (length: number, alphabet: string) => {
    let made = '';
    for (let index = 0; index < length; index += 1) made += alphabet.charAt(int(0, alphabet.length - 1));
    return made;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (weights) => pickWeighted(weights, next()),
    uuid: () => toUuid(word),
    seed: word,
    code: (length) => text(length, CODE),
    digits: (length) => text(length, '0123456789'),
  };
}

const SCALES = new WeakMap<object, readonly (readonly [key: string, upTo: number])[]>();

/** The weights added up, kept: the same few tables are asked thousands of times. */
function scaleOf(weights: object): readonly (readonly [key: string, upTo: number])[] {
  const known = SCALES.get(weights);
  if (known) return known;
  let total = 0;
  const scale = Object.entries(weights).map(([key, weight]) => {
    total += weight;
    return [key, total] as const;
  });
  SCALES.set(weights, scale);
  return scale;
}

function pickWeighted<K extends string>(weights: Partial<Readonly<Record<K, number>>>, share: number): K {
  const scale = scaleOf(weights);
  const wanted = share * (scale.at(-1)?.[1] ?? 0);
  const found = scale.find(([, upTo]) => wanted < upTo);
  if (!found) throw new RangeError('Nothing to pick from');
  return found[0] as K;
}

/** A number made of a text, for seeding by name. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
