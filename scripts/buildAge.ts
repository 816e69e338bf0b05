import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = ['index.html', 'package-lock.json', 'public', 'scripts', 'src', 'vite.config.ts'];

/**
 * The time of the last change to the file, the folder or anything in it, in epoch ms. It is 0 if nothing
 * exists there.
 */
async function lastChange(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  const inside = await readdir(path, { recursive: true });
  const times = await Promise.all(inside.map(async (name) => (await stat(join(path, name))).mtimeMs));
  return Math.max(found.mtimeMs, ...times);
}

/** Whether the build in the folder `root` is missing or older than one of its sources. */
export async function isBuildOutdated(root: string): Promise<boolean> {
  const built = await lastChange(join(root, 'dist/index.html'));
  const changes = await Promise.all(SOURCES.map((name) => lastChange(join(root, name))));
  return built < Math.max(...changes);
}
