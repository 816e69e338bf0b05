import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createEndpoints, SERVICES } from '#api/endpoints.ts';
import { contentSecurityPolicy, type Settings, securityHeaders } from '../../scripts/responseHeaders.ts';
import { anyText } from '../domain/holds.ts';

const START = join(import.meta.dirname, '../../deploy/start.sh');
const folder = mkdtempSync(join(tmpdir(), 'console-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that replaces the server, and records the policies that it was started with. */
const CADDY = join(folder, 'caddy');
writeFileSync(
  CADDY,
  `#!/bin/sh\nprintf '%s\\n%s' "$CONSOLE_POLICY" "$CONSOLE_SILENT_POLICY" > "$CONSOLE_RUNTIME/policy"\n`,
);
chmodSync(CADDY, 0o755);

/**
 * Runs `deploy/start.sh` with these settings. Returns its output, the two policies, and the config.json that
 * it wrote.
 */
function start(settings: Settings) {
  const runtime = mkdtempSync(join(folder, 'run-'));
  const env = { PATH: `${folder}:${process.env.PATH}`, CONSOLE_RUNTIME: runtime, ...settings };
  const complaints = execFileSync('sh', [START], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [policy = '', silent = ''] = readFileSync(join(runtime, 'policy'), 'utf8').split('\n');
  return { complaints, policy, silent, config: readFileSync(join(runtime, 'config.json'), 'utf8') };
}

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

const SIGN_IN = { VITE_OIDC_AUTHORITY: 'https://sign-in.example/realm', VITE_OIDC_CLIENT_ID: 'console' };
const TEMPLATES: Settings[] = [
  'https://{service}.int.platform.example',
  'https://{service}-int.example',
  'https://api.{service}.example/base',
  'http://{service}:8443',
  'https://{service}.{service}.example',
  'https://api.example:8443/{service}/',
  'https://api.example/?to={service}',
  ' https://{service}.example\n',
].map((VITE_PLATFORM_URL) => ({ ...SIGN_IN, VITE_PLATFORM_URL }));
const OTHERS: Settings[] = [
  { VITE_SERVICE_CARRIERS: 'https://carriers.example:9443/base?x=1', VITE_SERVICE_ORDER_MANAGER: '' },
  { VITE_SERVICE_RENDERING: 'http://previews.example', VITE_BACKEND_URL: 'https://backend.example/api' },
  {
    VITE_SERVICE_NOBODY: 'https://nobody.example',
    VITE_NOTIFICATIONS_URL: 'https://news.example/channel.json',
  },
  { VITE_REPORT_URL: 'https://reports.example/console?key=1' },
].map((more) => ({ ...TEMPLATES[0], ...more }));
const BROKEN: Settings[] = [
  'no address',
  '',
  'ftp://a.example',
  'https://',
  "https://a.example;script-src'none'",
  'https://a.example, https://b.example',
  'https://a.example"{$HOME}',
  'https://a.example https://b.example',
].flatMap((url) => [
  { ...SIGN_IN, VITE_PLATFORM_URL: url },
  { ...TEMPLATES[0], VITE_OIDC_AUTHORITY: url },
]);

describe('the policy of a deployment', () => {
  it.each([...TEMPLATES, ...OTHERS, ...BROKEN])('is the one used in the tests: %j', (settings) => {
    const { complaints, policy, silent } = start(settings);
    expect(complaints).toBe('');
    expect(policy).toBe(contentSecurityPolicy(settings, '/'));
    expect(silent).toBe(contentSecurityPolicy(settings, '/login/silent'));
    expect(policy).toMatch(/^[\x20-\x7E]+$/);
    expect(policy.match(/script-src/g)).toHaveLength(1);
  });

  it.each([...TEMPLATES, ...OTHERS])(
    'names the origin of every service that the console calls: %j',
    (settings) => {
      const overrides = Object.fromEntries(
        SERVICES.map((service) => [
          service,
          settings[`VITE_SERVICE_${service.toUpperCase().replaceAll('-', '_')}`],
        ]).filter(([, url]) => url),
      );
      const { allowedOrigins } = createEndpoints({
        platformUrl: settings.VITE_PLATFORM_URL ?? '',
        overrides,
        backendUrl: settings.VITE_BACKEND_URL ?? 'http://localhost',
      });
      const allowed = sourcesOf(contentSecurityPolicy(settings, '/'), 'connect-src');
      expect(
        [...allowedOrigins].filter((origin) => origin !== 'http://localhost' && !allowed.includes(origin)),
      ).toEqual([]);
      expect(allowed.join(' ')).not.toMatch(/[{}*]/);
    },
  );
});

/** The devices, sensors and fonts for which a page can ask; each of these names is known to Chromium. */
const REACH = `accelerometer camera display-capture geolocation gyroscope hid idle-detection
  local-fonts magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking`;

describe('the other headers of a deployment (decision 6)', () => {
  const {
    'Content-Security-Policy': _,
    'Permissions-Policy': permissions,
    ...others
  } = securityHeaders({}, '/');

  it('allow no guessed types, no referrer, no access from other windows, and no unencrypted connection', () => {
    expect(others).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('allow no device, no sensor and no list of fonts', () => {
    const wanted = REACH.split(/\s+/).map((name) => `${name}=()`);
    expect(permissions?.split(', ')).toEqual(wanted);
  });
});

describe('config.json of a deployment', () => {
  it.each([
    ['a tab', 'a\tb'],
    ['a line break', 'a\nb\r\n'],
    ['the name of another setting on a line', 'a\nVITE_OTHER=b'],
    ['control characters', '\u0001\u0008\u000B\u000C\u001B[1m\u001F\u007F'],
    ['quotes and backslashes', `"\\"'\\n\\`],
    ['shell commands', '$(touch /tmp/x)`id`;$HOME&|<>*?~#!'],
    ['characters beyond ASCII', 'Müller 李 🧀 \u2028\uFEFF'],
    ['nothing', ''],
    ['a placeholder', '%s %d {$HOME} {service}'],
  ])('contains %s exactly as it was set', (_title, value) => {
    const settings = { ...TEMPLATES[0], VITE_SUPPORT_EMAIL: value };
    expect(JSON.parse(start(settings).config)).toEqual(settings);
  });

  it('contains any values, and no other names', () => {
    const values = fc.array(
      anyText({ maxLength: 20 }).map((text) => text.replaceAll('\0', '')),
      { maxLength: 12 },
    );
    const property = fc.property(values, (texts) => {
      const settings = Object.fromEntries(texts.map((text, index) => [`VITE_X${index}`, text]));
      expect(JSON.parse(start({ ...settings, vite_lower: 'x', MY_VITE_Y: 'y' }).config)).toEqual(settings);
    });
    fc.assert(property, { seed: 20_261_120, numRuns: 25 });
  });
});
