import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { ICON_NAMES } from '../src/components/iconNames.ts';

/** Returns all icons of the console as SVG symbols, created from Bootstrap's files. */
export async function iconSymbols(): Promise<HtmlTagDescriptor[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    ICON_NAMES.map(async (name) => {
      const svg = await readFile(resolve(`bootstrap-icons/icons/${name}.svg`), 'utf8');
      const paths = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replace(/\s*\n\s*/g, '');
      return { tag: 'symbol', attrs: { id: `icon-${name}`, viewBox: '0 0 16 16' }, children: paths };
    }),
  );
}

/**
 * Inlines the icons into the page. An external sprite requires another request, and the browser parses it
 * repeatedly.
 */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    transformIndexHtml: async () => [
      {
        tag: 'svg',
        attrs: { width: '0', height: '0', display: 'none', 'aria-hidden': 'true' },
        children: await iconSymbols(),
        injectTo: 'body',
      },
    ],
  };
}
