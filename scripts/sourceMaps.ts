import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Moves the source maps of the build out of what is served, to `source-maps/<version>/`: they turn the places in a
 * problem report into places in the source, and nobody else is to have them.
 */
const DIST = process.env.CONSOLE_BUILD ?? join(import.meta.dirname, '../dist');

const { buildId } = JSON.parse(await readFile(join(DIST, 'version.json'), 'utf8')) as { buildId: string };
// A version that is a time holds what no file name may hold on every system.
const target = join(DIST, '../source-maps', buildId.replaceAll(/[^\w.-]/g, '-'));
await rm(target, { recursive: true, force: true });
for (const name of await readdir(DIST, { recursive: true })) {
  if (!name.endsWith('.map')) continue;
  await mkdir(dirname(join(target, name)), { recursive: true });
  await rename(join(DIST, name), join(target, name));
}
