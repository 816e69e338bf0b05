import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * The files that a browser fetches before the first results are rendered, as paths within the build: the
 * scripts for a signed-in user (`signedIn`) and for one who signs in first (`first`), and the stylesheets
 * (`css`).
 */
interface VisitFiles {
  signedIn: ReadonlySet<string>;
  first: ReadonlySet<string>;
  css: ReadonlySet<string>;
}

/**
 * The files of the two stages and the English texts of the first screen (scripts/firstScreenChunks.ts). Every
 * language has the same files.
 */
const FIRST_SCREEN = ['start', 'console', 'texts-en'];
/** The additional files for a user who is not signed in (scripts/laterChunks.ts). */
const SIGN_IN = 'sign-in';
const SIGN_IN_TEXTS = 'src/locales/en/signIn.json';

function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

/**
 * Finds the files of a visit in the manifest of the build in `dist`. Throws if the build lacks one of them.
 */
export function visitFiles(dist: string): VisitFiles {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const named = (name: string) => {
    const key = Object.keys(manifest).find((one) => one === name || manifest[one]?.name === name);
    if (key === undefined) throw new Error(`The build lacks its ${name}.`);
    return key;
  };
  const signedIn = closure(manifest, FIRST_SCREEN.map(named));
  const first = closure(manifest, [SIGN_IN, SIGN_IN_TEXTS].map(named), new Set(signedIn));
  const filesOf = (chunks: Iterable<string>) => new Set([...chunks].map((key) => manifest[key]?.file ?? ''));
  return {
    signedIn: filesOf(signedIn),
    first: filesOf(first),
    css: new Set([...first].flatMap((key) => manifest[key]?.css ?? [])),
  };
}
