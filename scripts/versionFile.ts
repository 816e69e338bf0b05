import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** The output of git, or null where there is no git or no repository of the console's own. */
function git(...args: string[]): string | null {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio }).trim();
  } catch {
    return null;
  }
}

/** The commit, if the files are exactly as committed: two builds of other files would have the same name. */
function commit(): string | null {
  const isOwnRepository = git('rev-parse', '--show-prefix') === '';
  if (!isOwnRepository || git('status', '--porcelain') !== '') return null;
  return git('rev-parse', '--short=12', 'HEAD');
}

/** The name of this build: `BUILD_ID` of the environment, or the commit, or the time at which it was made. */
export const BUILD_ID = process.env.BUILD_ID || commit() || new Date().toISOString();

/** Puts `version.json` beside the page: an open tab asks it whether a newer build has been deployed. */
export function versionFile(): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify({ buildId: BUILD_ID })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}
