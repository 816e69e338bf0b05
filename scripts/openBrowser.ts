import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { findHeadlessChromium } from './findChromium.ts';
import { onPath } from './onPath.ts';

const PLAYWRIGHT = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
const CHANGE =
  'Install Chromium or Chrome with the libraries that it needs, or name the program of an installed one in CHROME_PATH.';

export interface Machine {
  isRoot: boolean;
  hasApt: boolean;
  run: (command: string, ...args: string[]) => boolean;
}

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

const THIS_MACHINE: Machine = {
  isRoot: process.getuid?.() === 0,
  hasApt: onPath('apt-get') !== null,
  run,
};

/**
 * Installs Chromium and returns whether this succeeded. Root installs Debian's package, or else Playwright's
 * browser with its libraries. Other users install only Playwright's browser.
 */
export function installChromium({ isRoot, hasApt, run }: Machine): boolean {
  const installPackage = (name: string) =>
    run('apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core');
  const hasPackage =
    isRoot &&
    hasApt &&
    run('apt-get', 'update') &&
    // Only Debian has a package of the headless browser.
    (installPackage('chromium-headless-shell') || installPackage('chromium'));
  if (hasPackage) return true;
  const install = (...options: string[]) =>
    run(process.execPath, PLAYWRIGHT, 'install', ...options, 'chromium');
  return (isRoot && install('--with-deps')) || install();
}

/** The reason why there is no browser, and the change that fixes this. */
export interface NoBrowser {
  problem: string;
  change: string;
}

/** The message of a browser error without its log. */
export function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line;
}

/**
 * Opens the installed browser; if there is none, installs one first. Returns the problem if no browser opens.
 */
export async function openBrowser(): Promise<Browser | NoBrowser> {
  const isThere = () => findHeadlessChromium() !== null || existsSync(chromium.executablePath());
  if (!isThere() && !installChromium(THIS_MACHINE)) {
    const problem = 'There is no Chromium or Chrome on this machine, and none could be installed.';
    return { problem, change: CHANGE };
  }
  const executablePath = findHeadlessChromium();
  // Chromium's sandbox does not work for root.
  const args = THIS_MACHINE.isRoot ? ['--no-sandbox'] : [];
  try {
    return await chromium.launch({ args, ...(executablePath !== null && { executablePath }) });
  } catch (error) {
    const program = executablePath ?? 'the browser of Playwright';
    return { problem: `${program} does not start: ${firstLine(error)}`, change: CHANGE };
  }
}
