import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** Returns the output of git, or null if there is no git or no repository. */
function git(...args: string[]): string | null {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio }).trim();
  } catch {
    return null;
  }
}

/**
 * The ID of the commit, or null if this folder is not the root of a repository. Also null if there are
 * uncommitted changes, because different builds would then have the same ID.
 */
function commit(): string | null {
  const isOwnRepository = git('rev-parse', '--show-prefix') === '';
  if (!isOwnRepository || git('status', '--porcelain') !== '') return null;
  return git('rev-parse', '--short=12', 'HEAD');
}

/**
 * The ID of this build: `BUILD_ID` from the environment, otherwise the commit or, without one, the build
 * time.
 */
export const BUILD_ID = process.env.BUILD_ID || commit() || new Date().toISOString();

/** Writes `version.json` next to the page. An open tab reads it to detect a newer build. */
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
