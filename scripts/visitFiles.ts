import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
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

/** The module that the entry loads for every screen (scripts/firstScreenChunks.ts). */
const SECOND_STAGE = 'src/app/start.tsx';
/** The additional files for a user who is not signed in (scripts/laterChunks.ts). */
const SIGN_IN = /^assets\/sign-in-/;
const SIGN_IN_TEXTS = 'src/locales/en/signIn.json';
/** The English texts of the first screen. Every language has the same files. */
const FIRST_TEXTS = /^assets\/texts-en-/;

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
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const texts = keys.filter((key) => FIRST_TEXTS.test(manifest[key]?.file ?? ''));
  const signIn = keys.filter((key) => SIGN_IN.test(manifest[key]?.file ?? ''));
  const needed = { entries, texts, signIn, second: [SECOND_STAGE], signInTexts: [SIGN_IN_TEXTS] };
  for (const [name, found] of Object.entries(needed))
    if (!found.some((key) => manifest[key])) throw new Error(`The build lacks its ${name}.`);
  const signedIn = closure(manifest, [...entries, SECOND_STAGE, ...texts]);
  const first = closure(manifest, [...signIn, SIGN_IN_TEXTS], new Set(signedIn));
  const filesOf = (chunks: Iterable<string>) => new Set([...chunks].map((key) => manifest[key]?.file ?? ''));
  return {
    signedIn: filesOf(signedIn),
    first: filesOf(first),
    css: new Set([...first].flatMap((key) => manifest[key]?.css ?? [])),
  };
}
