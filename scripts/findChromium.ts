import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './onPath.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELL = 'chromium-headless-shell';
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

/** The path of the installed Chromium or Chrome, or null if there is none. `CHROME_PATH` takes precedence. */
export function findChromium(): string | null {
  const found = NAMES.map(onPath).find((file) => file !== null);
  return process.env.CHROME_PATH || found || (PLACES.find((place) => existsSync(place)) ?? null);
}

/**
 * Like `findChromium`, but prefers a headless browser unless `CHROME_PATH` is set, because the tests then
 * take a fifth less time. The benchmark prefers the full browser, because people use that one.
 */
export function findHeadlessChromium(): string | null {
  return process.env.CHROME_PATH || onPath(SHELL) || findChromium();
}
