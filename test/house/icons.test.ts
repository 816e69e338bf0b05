import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from '#components/iconNames.ts';
import { iconSymbols } from '../../scripts/iconSprite.ts';

describe('the icons in the page', () => {
  it('are exactly those in the list, each with a drawing', async () => {
    const symbols = await iconSymbols();
    expect(symbols.map(({ attrs }) => attrs?.id)).toEqual(ICON_NAMES.map((name) => `icon-${name}`));
    for (const { children } of symbols) expect(children).toMatch(/^<(path|circle|rect)/);
  });

  it('lists each icon once, in order', () => {
    expect([...new Set(ICON_NAMES)].sort()).toEqual([...ICON_NAMES]);
  });
});
