import { afterEach, expect, it, vi } from 'vitest';
import { applyTheme } from '#app/styles/theme.ts';

/** A browser whose media change: `set` changes one and tells the listeners, as a browser does. */
function stubMedia() {
  const matching = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  const listenersOf = (media: string) => {
    const known = listeners.get(media) ?? new Set();
    listeners.set(media, known);
    return known;
  };
  const document = { documentElement: { dataset: { bsTheme: '' } } };
  vi.stubGlobal('document', document);
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: matching.has(media),
    addEventListener: (_: string, listener: () => void) => listenersOf(media).add(listener),
    removeEventListener: (_: string, listener: () => void) => listenersOf(media).delete(listener),
  }));
  return {
    theme: () => document.documentElement.dataset.bsTheme,
    set: (media: string, matches: boolean) => {
      if (matches) matching.add(media);
      else matching.delete(media);
      for (const listener of listenersOf(media)) listener();
    },
  };
}

const DARK = '(prefers-color-scheme: dark)';

afterEach(() => vi.unstubAllGlobals());

it.each(['dark', 'system'] as const)(
  'R428: the theme %s is light on paper, and dark again afterwards',
  (theme) => {
    const media = stubMedia();
    media.set(DARK, true);
    applyTheme(theme);
    expect(media.theme()).toBe('dark');
    media.set('print', true);
    expect(media.theme()).toBe('light');
    media.set('print', false);
    expect(media.theme()).toBe('dark');
  },
);

it('R29: the theme of the operating system applies until another theme is chosen', () => {
  const media = stubMedia();
  const stop = applyTheme('system');
  media.set(DARK, true);
  expect(media.theme()).toBe('dark');
  stop();
  applyTheme('light');
  media.set(DARK, false);
  media.set(DARK, true);
  expect(media.theme()).toBe('light');
});
