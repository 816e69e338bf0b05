import { spawnSync } from 'node:child_process';
import { onPath } from './onPath.ts';

// Makes sure that the servers of `deploy/` are available for its tests. If one is missing, installs Debian's
// package if the user has permission. Otherwise, the tests of that server are skipped, except in CI, where
// Caddy is required.

function succeeds(command: string, ...args: string[]): boolean {
  // Run level 1 prevents the package from starting a service.
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
