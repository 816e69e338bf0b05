import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BUILD_META } from '../src/app/server/buildId.ts';

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
const BUILD_ID = process.env.BUILD_ID || commit() || new Date().toISOString();

/**
 * Writes the build's ID into the page and into `version.json`, which an open tab reads to detect a newer build.
 * No script contains the ID: the name of each file depends on its content, so that after a deployment, browsers
 * fetch only the files that have changed.
 */
export function versionFile(): Plugin {
  return {
    name: 'version-file',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: BUILD_META, content: BUILD_ID }, injectTo: 'head' },
    ],
    generateBundle() {
      const source = `${JSON.stringify({ buildId: BUILD_ID })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}
