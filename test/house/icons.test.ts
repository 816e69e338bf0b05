import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from '#components/iconNames.ts';

const sprite = readFileSync(join(import.meta.dirname, '../../public/icons.svg'), 'utf8');

describe('the icon sprite', () => {
  it('holds exactly the icons of the list: npm run icons makes it', () => {
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
    expect(drawn).toEqual([...ICON_NAMES]);
  });

  it('draws something for each', () => {
    const empty = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].filter(
      (match) => !/<(path|circle|rect)/.test(match[2] ?? ''),
    );
    expect(empty).toEqual([]);
  });

  it('lists each icon once, in order', () => {
    expect([...new Set(ICON_NAMES)].sort()).toEqual([...ICON_NAMES]);
  });
});
