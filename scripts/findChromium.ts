import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function onPath(name: string): string | null {
  try {
    return (
      execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    );
  } catch {
    return null;
  }
}

/** The installed Chromium or Chrome: `CHROME_PATH` where it is set, else the first one found; null where there is none. */
export function findChromium(): string | null {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return wanted;
  for (const name of NAMES) {
    const found = onPath(name);
    if (found) return found;
  }
  return PLACES.find((place) => existsSync(place)) ?? null;
}
