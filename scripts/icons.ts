import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ICON_NAMES } from '../src/components/iconNames.ts';

/** Makes `public/icons.svg`, the sprite of the icons the console uses. */
const resolve = createRequire(import.meta.url).resolve;
const symbols = await Promise.all(
  ICON_NAMES.map(async (name) => {
    const svg = await readFile(resolve(`bootstrap-icons/icons/${name}.svg`), 'utf8');
    const paths = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replace(/\s*\n\s*/g, '');
    return `<symbol id="${name}" viewBox="0 0 16 16">${paths}</symbol>`;
  }),
);
await writeFile(
  new URL('../public/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
);
