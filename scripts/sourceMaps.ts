import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Moves the source maps out of the served build to `source-maps/<version>/`, because they must not be public.
 * They map the positions in a problem report to positions in the source.
 */
const DIST = process.env.CONSOLE_BUILD ?? join(import.meta.dirname, '../dist');

const { buildId } = JSON.parse(await readFile(join(DIST, 'version.json'), 'utf8')) as { buildId: string };
// If the version is a build time, it contains characters that some systems do not allow in file names.
const target = join(DIST, '../source-maps', buildId.replaceAll(/[^\w.-]/g, '-'));
await rm(target, { recursive: true, force: true });
for (const name of await readdir(DIST, { recursive: true })) {
  if (!name.endsWith('.map')) continue;
  await mkdir(dirname(join(target, name)), { recursive: true });
  await rename(join(DIST, name), join(target, name));
}
