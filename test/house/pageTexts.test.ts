import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST_NAMESPACES } from '#i18n/texts.ts';
import { ORDER_NAMESPACES } from '#screens/order/orderNamespaces.ts';

/**
 * A part that needs a text file that is not loaded yet makes the whole page wait: React hides the page, and
 * the focus is lost. So the parts that come with a page must only use texts that are loaded with it.
 */

const SRC = join(import.meta.dirname, '../../src');
const PAGES = [
  { page: 'app/start.tsx', loaded: FIRST_NAMESPACES },
  { page: 'screens/order/OrderScreen.tsx', loaded: [...FIRST_NAMESPACES, ...ORDER_NAMESPACES] },
] as const;

const codeOf = (path: string) => readFileSync(path, 'utf8');

function importsOf(path: string): string[] {
  const statements = codeOf(path).matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([#.][^']+)'/gms);
  return [...statements].map(([, from = '']) =>
    from.startsWith('#') ? join(SRC, from.slice(1)) : join(dirname(path), from),
  );
}

/**
 * The files that come with a page. Files that are loaded later are not included: they have a fallback of
 * their own.
 */
function filesOf(page: string): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path) || !/\.tsx?$/.test(path) || !existsSync(path)) return;
    found.add(path);
    for (const imported of importsOf(path)) add(imported);
  };
  add(join(SRC, page));
  return [...found];
}

function textsOf(path: string): string[] {
  const uses = codeOf(path).matchAll(/useTranslation\(\[?((?:'\w+'(?:, )?)*)\]?\)/g);
  return [...uses].flatMap(([, names = '']) => [...names.matchAll(/\w+/g)].map(([name]) => name));
}

describe.each(PAGES)('$page', ({ page, loaded }) => {
  it('loads the texts of everything it renders', () => {
    const files = filesOf(page);
    const known: readonly string[] = loaded;
    const missing = files.flatMap((path) =>
      textsOf(path)
        .filter((name) => !known.includes(name))
        .map((name) => `${path.slice(SRC.length + 1)}: ${name}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(textsOf)).toContain('status');
    expect(missing).toEqual([]);
  });
});
