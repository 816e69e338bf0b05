import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './findChromium.ts';
import { onPath } from './onPath.ts';

const PLAYWRIGHT = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

/**
 * Makes sure that there is a browser for the browser tests: an installed one is used; where there is none,
 * Debian's package is installed when we may, else Playwright's own.
 */
function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installDebianPackage(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !onPath('apt-get')) return false;
  return (
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core')
  );
}

if (findChromium() === null && !installDebianPackage()) {
  if (!run(process.execPath, PLAYWRIGHT, 'install', '--with-deps', 'chromium')) {
    console.error(
      'No Chromium or Chrome found and none could be installed. Install one, or set CHROME_PATH.',
    );
    process.exit(1);
  }
}
