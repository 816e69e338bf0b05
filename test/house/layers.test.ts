import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Checks that the linter enforces the layers. The test writes imports and bad habits of every kind to a
 * folder with the repository's linter configuration. The linter must report every breach and nothing that is
 * allowed.
 */

const ROOT = join(import.meta.dirname, '../..');
const LAYERS = [
  'domain',
  'api',
  'store',
  'sagas',
  'components',
  'screens',
  'i18n',
  'locales',
  'app',
  'mocks',
];
/** The diagram of CONTRIBUTING.md: what a folder may import besides itself. `app` may import everything. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  api: ['domain'],
  store: ['domain'],
  sagas: ['domain', 'api', 'store'],
  components: ['domain', 'i18n'],
  'screens/order': ['components', 'store', 'domain', 'i18n'],
  'screens/order/items': ['components', 'store', 'domain', 'i18n'],
  i18n: ['domain', 'locales'],
  mocks: ['api', 'domain'],
};
const SCREENS = readdirSync(join(ROOT, 'src/screens'));

interface Planted {
  file: string;
  code: string;
  rule: string;
}

const importing = (from: string) => `import { canary } from '${from}';\nexport const sings = canary;\n`;
const up = (folder: string) => '../'.repeat(folder.split('/').length);

function layerBreaches(isAllowed: boolean): Planted[] {
  return Object.entries(ALLOWED).flatMap(([folder, allowed]) => {
    const own = folder.split('/')[0];
    const others = LAYERS.filter((layer) => layer !== own && allowed.includes(layer) === isAllowed);
    return others.flatMap((layer) => [
      {
        file: `src/${folder}/alias-${layer}.ts`,
        code: importing(`#${layer}/canary.ts`),
        rule: 'noRestrictedImports',
      },
      {
        file: `src/${folder}/path-${layer}.ts`,
        code: importing(`${up(folder)}${layer}/canary.ts`),
        rule: 'noRestrictedImports',
      },
    ]);
  });
}

/**
 * An import of each screen from each other one: by alias, and by path from its root and from a folder below
 * it.
 */
const screenBreaches: Planted[] = SCREENS.flatMap((screen) =>
  SCREENS.filter((other) => other !== screen).flatMap((other) => [
    {
      file: `src/screens/${screen}/alias-${other}.ts`,
      code: importing(`#screens/${other}/canary.ts`),
      rule: 'noRestrictedImports',
    },
    {
      file: `src/screens/${screen}/path-${other}.ts`,
      code: importing(`../${other}/canary.ts`),
      rule: 'noRestrictedImports',
    },
    {
      file: `src/screens/${screen}/below/path-${other}.ts`,
      code: importing(`../../${other}/deep/canary.ts`),
      rule: 'noRestrictedImports',
    },
  ]),
);

/** Imports of libraries from folders that must not import them. */
const libraryBreaches: Planted[] = [
  ['domain', 'react'],
  ['domain', 'react-redux'],
  ['api', 'react'],
  ['api', 'oidc-client-ts'],
  ['store', 'react-bootstrap/Modal'],
  ['store', 'i18next'],
  ['sagas', 'react-router'],
  ['sagas', 'msw'],
  ['components', 'oidc-client-ts'],
  ['screens/order', 'oidc-client-ts'],
  ['screens/order', 'msw/browser'],
  ...Object.keys(ALLOWED).flatMap((folder) => [
    [folder, 'moment-timezone'],
    [folder, 'moment'],
    [folder, 'papaparse'],
  ]),
].map(([folder, library]) => ({
  file: `src/${folder}/library-${library?.replaceAll('/', '-')}.ts`,
  code: importing(library ?? ''),
  rule: 'noRestrictedImports',
}));

const habitBreaches: Planted[] = [
  {
    file: 'src/sagas/callsFetch.ts',
    code: "export const answer = fetch('/x');\n",
    rule: 'noRestrictedGlobals',
  },
  {
    file: 'src/store/keeps.ts',
    code: "export const kept = localStorage.getItem('x');\n",
    rule: 'noRestrictedGlobals',
  },
  {
    file: 'src/components/keeps.ts',
    code: "export const kept = sessionStorage.getItem('x');\n",
    rule: 'noRestrictedGlobals',
  },
  { file: 'src/domain/unnamed.ts', code: 'export default 1;\n', rule: 'noDefaultExport' },
  { file: 'src/domain/barrel.ts', code: "export * from './paths.ts';\n", rule: 'noReExportAll' },
  { file: 'src/domain/anything.ts', code: 'export const x: any = 1;\n', rule: 'noExplicitAny' },
  {
    file: 'src/domain/sure.ts',
    code: 'export const f = (x?: string) => x!.length;\n',
    rule: 'noNonNullAssertion',
  },
  { file: 'src/domain/loud.ts', code: "console.log('x');\nexport const x = 1;\n", rule: 'noConsole' },
  {
    file: 'src/components/Raw.tsx',
    code: 'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n',
    rule: 'noDangerouslySetInnerHtml',
  },
  {
    file: 'src/domain/cycleA.ts',
    code: "import { b } from './cycleB.ts';\nexport const a = () => b;\n",
    rule: 'noImportCycles',
  },
  {
    file: 'src/domain/cycleB.ts',
    code: "import { a } from './cycleA.ts';\nexport const b = () => a;\n",
    rule: 'noImportCycles',
  },
];

interface Diagnostic {
  category: string;
  location: { path: string | { file: string } };
}

const house = mkdtempSync(join(tmpdir(), 'house-'));
let reported: ReadonlySet<string>;

function plant({ file, code }: Planted): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), code);
}

function runLinter(): Diagnostic[] {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--colors=off', '.'];
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd: house,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  };
  try {
    const linter = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    return JSON.parse(execFileSync(process.execPath, [linter, ...args], options)).diagnostics;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout).diagnostics;
  }
}

const seen = ({ file, rule }: Planted) => reported.has(`${file} ${rule}`);
const nameOf = ({ file, code }: Planted) => `${file}: ${code.split('\n')[0]}`;

beforeAll(() => {
  const configuration = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(join(house, 'biome.json'), JSON.stringify({ ...configuration, vcs: { enabled: false } }));
  const kinds = [layerBreaches(false), layerBreaches(true), screenBreaches, libraryBreaches, habitBreaches];
  for (const planted of kinds.flat()) plant(planted);
  reported = new Set(
    runLinter().map(({ category, location }) => {
      const path = typeof location.path === 'string' ? location.path : location.path.file;
      return `${path.replace(/^\.\//, '')} ${category.split('/').at(-1)}`;
    }),
  );
}, 60_000);

afterAll(() => rmSync(house, { recursive: true }));

describe('the linter finds every violation of the house rules', () => {
  it('an import across layers that the diagram does not allow', () => {
    const planted = layerBreaches(false);
    expect(planted.length).toBeGreaterThan(90);
    expect(planted.filter((breach) => !seen(breach)).map(nameOf)).toEqual([]);
  });

  it('and accepts what it allows', () => {
    const planted = layerBreaches(true);
    expect(planted.length).toBeGreaterThan(30);
    expect(planted.filter(seen).map(nameOf)).toEqual([]);
  });

  it('a screen that imports another screen', () => {
    expect(SCREENS.length).toBeGreaterThan(2);
    expect(screenBreaches.filter((breach) => !seen(breach)).map(nameOf)).toEqual([]);
  });

  it('a library outside its place', () => {
    expect(libraryBreaches.filter((breach) => !seen(breach)).map(nameOf)).toEqual([]);
  });

  it('fetch, storage, default exports, barrels, any, !, console, raw HTML and import cycles', () => {
    expect(habitBreaches.filter((breach) => !seen(breach)).map(nameOf)).toEqual([]);
  });
});
