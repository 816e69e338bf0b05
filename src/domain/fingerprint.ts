/** Sorts the keys of objects and removes undefined properties, so that equal data results in equal text. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const inOrder = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(inOrder.map(([name, one]) => [name, canonical(one)]));
}

const MULTIPLIERS = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

/**
 * A 128-bit fingerprint in hexadecimal digits; equal data has equal fingerprints. The journal stores it in
 * place of data that it must not store. It does not protect secrets.
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(canonical(value)) ?? '';
  const lanes = MULTIPLIERS.map((multiplier, lane) => {
    let hash = Math.imul(text.length ^ lane, multiplier);
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), multiplier);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return lanes.join('');
}
