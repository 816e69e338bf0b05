import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What a build must never hold, and what it must not make everybody load at once. */
const ROOT = join(import.meta.dirname, '../..');
const dist = mkdtempSync(join(tmpdir(), 'build-'));

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

let manifest: Readonly<Record<string, ManifestChunk>> = {};
let files: readonly string[] = [];

beforeAll(() => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const args = ['build', '--outDir', dist, '--emptyOutDir', '--sourcemap', 'hidden', '--logLevel', 'error'];
  execFileSync(join(ROOT, 'node_modules/.bin/vite'), args, { cwd: ROOT, env, stdio: 'ignore' });
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
}, 120_000);

afterAll(() => rmSync(dist, { recursive: true }));

/** The modules that a file of the build was made of; the bundler's own run time has none. */
function sourcesOf(file: string): string[] {
  if (!files.includes(`${file}.map`)) return [];
  return JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8')).sources;
}

/** The modules of the entry and of all it needs before anything is drawn. */
function firstSources(): string[] {
  const first = new Set<string>();
  const add = (key: string) => {
    if (first.has(key)) return;
    first.add(key);
    for (const imported of manifest[key]?.imports ?? []) add(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) add(key);
  return [...first].flatMap((key) => sourcesOf(manifest[key]?.file ?? ''));
}

describe('a build', () => {
  it('holds nothing of the simulated platform and nothing of its worker', () => {
    const sources = files
      .filter((file) => file.endsWith('.js.map'))
      .flatMap((file) => sourcesOf(file.replace(/\.map$/, '')));
    expect(sources.length).toBeGreaterThan(300);
    const foreign = /\/src\/mocks\/|\/src\/app\/simulation\/|\/node_modules\/msw\//;
    expect(sources.filter((source) => foreign.test(source))).toEqual([]);
    expect(files.filter((file) => /mockServiceWorker/i.test(file))).toEqual([]);
  });

  it('lays the base styles before those that override them', () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    const links = [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
    const styles = links.map(([, href]) => readFileSync(join(dist, href ?? ''), 'utf8')).join('\n');
    const rules = ['.form-control{', '--bar-height:', '.search-form{'];
    const places = rules.map((rule) => styles.indexOf(rule));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('says which build it is', () => {
    expect(JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8'))).toEqual({
      buildId: expect.stringMatching(/./),
    });
  });

  it('loads what is opened by hand only when it is opened', () => {
    const lazy = [
      'node_modules/cmdk/',
      'node_modules/papaparse/',
      'node_modules/react-datepicker/',
      'node_modules/react-json-view-lite/',
      'node_modules/oidc-client-ts/',
      'node_modules/idb/',
      'src/app/overlays/',
      'src/screens/reports/',
      'src/screens/support/',
      'src/screens/order/',
    ];
    const first = firstSources();
    expect(first.length).toBeGreaterThan(100);
    expect(lazy.filter((place) => first.some((source) => source.includes(place)))).toEqual([]);
  });
});
