import { describe, expect, it } from 'vitest';
import { installChromium } from '../../scripts/openBrowser.ts';

/**
 * Simulates an installation on a machine. A command works only if `succeeds` accepts it. Returns whether a
 * browser is there afterwards, and the commands without paths.
 */
function install(machine: { isRoot: boolean; hasApt: boolean }, succeeds: (command: string) => boolean) {
  const commands: string[] = [];
  const run = (command: string, ...args: string[]) => {
    const [first = '', ...rest] = args;
    const name = rest.find((word) => word.startsWith('chromium'));
    const line =
      command === process.execPath
        ? `playwright ${rest.join(' ')}`
        : [command, first, ...(name ? [name] : [])].join(' ');
    commands.push(line);
    return succeeds(line);
  };
  return { isThere: installChromium({ ...machine, run }), commands };
}

describe('without a browser', () => {
  it("an account without root gets Playwright's, which needs no permissions", () => {
    expect(install({ isRoot: false, hasApt: true }, () => true)).toEqual({
      isThere: true,
      commands: ['playwright install chromium'],
    });
  });

  it("root gets Debian's package", () => {
    expect(install({ isRoot: true, hasApt: true }, () => true)).toEqual({
      isThere: true,
      commands: ['apt-get update', 'apt-get install chromium-headless-shell'],
    });
  });

  it('root gets the complete browser if there is no package of the headless one', () => {
    const onUbuntu = install({ isRoot: true, hasApt: true }, (line) => !line.endsWith('-shell'));
    expect(onUbuntu).toEqual({
      isThere: true,
      commands: ['apt-get update', 'apt-get install chromium-headless-shell', 'apt-get install chromium'],
    });
  });

  it('root without a package gets Playwright’s, with its libraries if possible', () => {
    const alone = install({ isRoot: true, hasApt: true }, (line) => line === 'playwright install chromium');
    expect(alone).toEqual({
      isThere: true,
      commands: ['apt-get update', 'playwright install --with-deps chromium', 'playwright install chromium'],
    });
    const withLibraries = install({ isRoot: true, hasApt: false }, () => true);
    expect(withLibraries.commands).toEqual(['playwright install --with-deps chromium']);
  });

  it('a failed installation is detected', () => {
    expect(install({ isRoot: false, hasApt: false }, () => false).isThere).toBe(false);
  });
});
