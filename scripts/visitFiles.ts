import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What a browser fetches of the build until the first results are drawn, as paths within the build. */
interface VisitFiles {
  /** By somebody who is signed in. */
  signedIn: ReadonlySet<string>;
  /** By somebody who signs in first. */
  first: ReadonlySet<string>;
  css: ReadonlySet<string>;
}

/** What the entry loads for whatever screen it opens (scripts/firstScreenChunks.ts). */
const SECOND_STAGE = 'src/app/start.tsx';
/** What somebody who is not signed in needs besides. */
const SIGN_IN = [
  'src/app/signIn/entrance.ts',
  'src/app/signIn/lateSession.ts',
  'src/app/signIn/oidcClient.ts',
  'src/app/shell/SignInPage.tsx',
  'src/i18n/laterTextFiles.ts',
  'src/locales/en/signIn.json',
];
/** The English texts that the first screen needs; every language has the same files. */
const FIRST_TEXTS = /^assets\/texts-en-/;

/** The chunks that these import without waiting, themselves included. */
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

/** Reads the manifest of a build; throws where the build lacks one of the stages. */
export function visitFiles(dist: string): VisitFiles {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const texts = keys.filter((key) => FIRST_TEXTS.test(manifest[key]?.file ?? ''));
  const missing = [SECOND_STAGE, ...SIGN_IN].filter((key) => !manifest[key]);
  if (entries.length === 0 || texts.length === 0 || missing.length > 0)
    throw new Error(`The build lacks its entry, its texts or a stage: ${missing.join(', ')}`);
  const signedIn = closure(manifest, [...entries, SECOND_STAGE, ...texts]);
  const first = closure(manifest, SIGN_IN, new Set(signedIn));
  const filesOf = (chunks: Iterable<string>) => new Set([...chunks].map((key) => manifest[key]?.file ?? ''));
  return {
    signedIn: filesOf(signedIn),
    first: filesOf(first),
    css: new Set([...first].flatMap((key) => manifest[key]?.css ?? [])),
  };
}
