import { spawnSync } from 'node:child_process';
import { onPath } from './onPath.ts';

/**
 * Makes sure that there is the server of `deploy/` for its tests: an installed Caddy is used, else Debian's package is
 * installed when we may. Without it those tests are skipped, but not in CI.
 */
function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function installDebianPackage(): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log('> apt-get install caddy');
  return (
    succeeds('apt-get', 'update') && succeeds('apt-get', 'install', '-y', '--no-install-recommends', 'caddy')
  );
}

if (!onPath('caddy') && !installDebianPackage()) {
  console.error(
    'The tests of deploy/ need Caddy 2 on the PATH, and it could not be installed. Install it (https://caddyserver.com/docs/install) to run them too.',
  );
  if (process.env.CI) process.exit(1);
}
