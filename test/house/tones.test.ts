import { describe, expect, it, test } from 'vitest';
import { textOf } from './ruleReferences.ts';

const THEME = textOf('src/app/styles/theme.css');

/** The colors of a theme's tones by name: '--tone-danger' as 'danger'. */
function tonesOf(theme: string): Map<string, string> {
  const block = new RegExp(`data-bs-theme="${theme}"\\] \\{([^}]*)\\}`).exec(THEME)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--tone-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [
      name,
      color,
    ]),
  );
}

/** The relative luminance of '#rrggbb', as defined by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

test('R587: the parts of a bar of late orders differ from the gaps between them', () => {
  const late = [...THEME.matchAll(/--late-\w+: (#[0-9a-f]{6});/g)].map(([, color = '']) => color);
  const onTime = /--lateness: (#[0-9a-f]{6});/.exec(textOf('src/screens/search/queue/queue.css'))?.[1] ?? '';
  const surfaces = [...THEME.matchAll(/--surface-raised: (#\w+);/g)].map(([, color = '']) =>
    color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
  );
  expect([late.length, surfaces.length]).toEqual([3, 2]);
  const contrasts = surfaces.flatMap((surface) => [...late, onTime].map((color) => contrast(color, surface)));
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
});

const LABELS = ['danger', 'warning', 'success', 'neutral'] as const;

describe.each(['light', 'dark'])('S2.94: in the %s theme', (theme) => {
  const tones = tonesOf(theme);
  const tone = (name: string) => tones.get(name) ?? '';

  it.each(LABELS)('a label in %s is readable', (name) => {
    expect(contrast(tone(name), tone(`${name}-bg`))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LABELS)('the pause icon is visible on %s, in its own tone', (name) => {
    expect(contrast(tone('held'), tone(`${name}-bg`))).toBeGreaterThanOrEqual(4.5);
    expect(tone('held')).not.toBe(tone(name));
  });
});
