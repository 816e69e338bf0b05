import { spawnSync } from 'node:child_process';
import { onPath } from './onPath.ts';

/** Makes sure that there is the server of `deploy/` for its test: an installed Caddy is used, else Debian's package is installed when we may. */
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
    'The test of deploy/ needs Caddy 2 on the PATH, and it could not be installed. Install it (https://caddyserver.com/docs/install), then run the tests again.',
  );
  process.exit(1);
}
