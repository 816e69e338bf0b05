import { spawnSync } from 'node:child_process';
import { onPath } from './onPath.ts';

/**
 * Makes sure that the servers of `deploy/` are there for its tests: an installed one is used, else Debian's package is
 * installed when we may. The tests of a missing server are skipped; in CI, Caddy must be there.
 */
function succeeds(command: string, ...args: string[]): boolean {
  // Run level 1: where the package would start a service, it does not.
  const env = { ...process.env, RUNLEVEL: '1' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log(`> apt-get install ${name}`);
  return (
    succeeds('apt-get', 'update') && succeeds('apt-get', 'install', '-y', '--no-install-recommends', name)
  );
}

for (const [name, title, address] of [
  ['caddy', 'Caddy 2', 'https://caddyserver.com/docs/install'],
  ['nginx', 'nginx', 'https://nginx.org/en/docs/install.html'],
] as const) {
  if (onPath(name) || installDebianPackage(name)) continue;
  console.error(
    `The tests of deploy/ need ${title} on the PATH, and it could not be installed. Install it (${address}) to run them too.`,
  );
  if (process.env.CI && name === 'caddy') process.exit(1);
}
