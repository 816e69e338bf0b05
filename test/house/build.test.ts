import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD_META } from '#app/server/buildId.ts';
import { SURFACE_FILES } from '../../scripts/laterChunks.ts';

/** Checks what a build contains, and what it loads at the start for every user. */

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [
  '.gitignore',
  'deploy',
  'index.html',
  'package.json',
  'public',
  'scripts',
  'src',
  'vite.config.ts',
];
const folder = mkdtempSync(join(tmpdir(), 'build-'));
/** Several characters of this name have a special meaning in a URL or a pattern. */
const house = join(folder, 'a house #1 [100%20]');
const dist = join(house, 'dist');

interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
}

let manifest: Readonly<Record<string, ManifestChunk>> = {};
let files: readonly string[] = [];
let maps = '';

/**
 * Runs a script in the copied repository, without the variables that would change its build. Returns its output, and
 * throws an error with the output if the script fails.
 */
function run(script: string, ...args: string[]): string {
  const {
    NODE_ENV: _,
    VITEST: __,
    CONSOLE_BUILD: ___,
    BUILD_ID: ____,
    VITE_DEMO: _____,
    ...env
  } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: house,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} failed:\n${stdout}${stderr}`);
  return stdout;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: house, encoding: 'utf8' }).trim();

beforeAll(() => {
  mkdirSync(house);
  for (const name of SOURCES) cpSync(join(ROOT, name), join(house, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction');
  const author = ['-c', 'user.name=Build', '-c', 'user.email=build@example.com'];
  git('init', '--quiet');
  git('add', '.');
  git(...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Add the console');
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  run('scripts/sourceMaps.ts');
  run('scripts/precompress.ts');
  maps = join(house, 'source-maps', git('rev-parse', '--short=12', 'HEAD'));
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** The source modules of a build file. The bundler's runtime has none, because it has no source map. */
function sourcesOf(file: string): string[] {
  const map = join(maps, `${file}.map`);
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : [];
}

const FIRST_STAGE = 'start';
const SECOND_STAGE = 'console';
const chunksOf = (...names: string[]) =>
  Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? ''));

/** These chunks and all chunks that they import statically, directly or through others. */
function closure(keys: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const imported of manifest[key]?.imports ?? []) add(imported);
  };
  keys.forEach(add);
  return [...found];
}

const fileOf = (key: string) => manifest[key]?.file ?? '';
const sourcesOfAll = (keys: readonly string[]) => closure(keys).flatMap((key) => sourcesOf(fileOf(key)));

describe('a build', () => {
  it('is compressed, within its budget, in a folder of any name', () => {
    for (const file of files.filter((name) => /^assets\/.*\.(js|css)$/.test(name)))
      expect(files).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]));
    expect(run('scripts/size.ts')).toMatch(/^(ok .*\n)+$/);
  });

  it('has one file for each surface, and none for a single component', () => {
    const scripts = files.filter((file) => /^assets\/(?!.*(texts-|signIn-)).*\.js$/.test(file));
    expect(scripts.length).toBeLessThan(30);
    const loadedAlone = sourcesOfAll(Object.keys(manifest).filter((key) => /\/reporting-/.test(fileOf(key))));
    expect(loadedAlone.some((source) => source.endsWith('src/app/reporting/reporting.ts'))).toBe(true);
    expect(loadedAlone.filter((source) => /\/(node_modules\/react|src\/components)/.test(source))).toEqual(
      [],
    );
  });

  it('serves no source map and refers to none', () => {
    expect(files.filter((file) => file.includes('.map'))).toEqual([]);
    for (const file of files.filter((name) => name.endsWith('.js')))
      expect(readFileSync(join(dist, file), 'utf8')).not.toContain('sourceMappingURL');
  });

  it('contains nothing of the simulated platform, its worker or the gallery of parts', () => {
    const sources = files.filter((file) => file.endsWith('.js')).flatMap(sourcesOf);
    expect(sources.length).toBeGreaterThan(300);
    const foreign = /\/src\/(mocks|app\/simulation|app\/parts)\/|\/node_modules\/msw\//;
    expect(sources.filter((source) => foreign.test(source))).toEqual([]);
    expect(files.filter((file) => /mockServiceWorker|^config\.json/i.test(file))).toEqual([]);
  });

  it('puts the base styles before those that override them', () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    const links = [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
    const styles = links.map(([, href]) => readFileSync(join(dist, href ?? ''), 'utf8')).join('\n');
    const rules = ['.form-control{', '--bar-height:', '.search-form{'];
    const places = rules.map((rule) => styles.indexOf(rule));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // The first paint waits only for the stylesheets.
    expect(page.lastIndexOf('rel="stylesheet"')).toBeLessThan(page.indexOf('<script type="module"'));
  });

  it('sends the first search before its rendering code has arrived, and fetches both in parallel', () => {
    const sources = sourcesOfAll(chunksOf(FIRST_STAGE));
    expect(sources.some((source) => source.endsWith('src/app/platform/firstSearch.ts'))).toBe(true);
    const drawing = /\/node_modules\/(react|react-dom|react-router|redux|redux-saga|i18next|@reduxjs)\//;
    expect(sources.filter((source) => drawing.test(source))).toEqual([]);
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    const places = (keys: readonly string[]) => keys.map((key) => page.indexOf(`/${fileOf(key)}"`));
    const first = closure(chunksOf(FIRST_STAGE));
    const second = closure(chunksOf(SECOND_STAGE)).filter((key) => !first.includes(key));
    expect(places([...first, ...second])).not.toContain(-1);
    // Browsers fetch in the order of the page, and only a few files at a time over HTTP/1.1.
    expect(Math.max(...places(first))).toBeLessThan(Math.min(...places(second)));
  });

  it('has its commit as its version', () => {
    const commit = git('rev-parse', '--short=12', 'HEAD');
    expect(JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8'))).toEqual({ buildId: commit });
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(page).toContain(`<meta name="${BUILD_META}" content="${commit}">`);
  });

  it('has files whose names depend on their content alone', () => {
    const commit = git('rev-parse', '--short=12', 'HEAD');
    const naming = files.filter(
      (file) => file.startsWith('assets/') && readFileSync(join(dist, file)).includes(commit),
    );
    expect(naming).toEqual([]);
  });

  it('loads on-demand code only when the user opens it', () => {
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
    const first = sourcesOfAll(chunksOf(FIRST_STAGE, SECOND_STAGE));
    expect(first.length).toBeGreaterThan(100);
    expect(lazy.filter((path) => first.some((source) => source.includes(path)))).toEqual([]);
  });

  it('has no file of a surface that needs the file of another one', () => {
    for (const surface of SURFACE_FILES) {
      const names = closure(chunksOf(surface)).map((key) => manifest[key]?.name ?? '');
      expect(names).toContain(surface);
      expect(names.filter((name) => name !== surface && SURFACE_FILES.includes(name))).toEqual([]);
    }
  });
});
