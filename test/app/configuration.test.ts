import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfigJson, readConfiguration } from '#app/configuration.ts';
import { withSimulation } from '#app/simulation/settings.ts';

const ORIGIN = 'https://console.example';
const PAGE = { origin: ORIGIN, buildId: 'abc' };
const NEEDED = {
  VITE_PLATFORM_URL: 'https://{service}.platform.example',
  VITE_OIDC_AUTHORITY: 'https://identity.example',
  VITE_OIDC_CLIENT_ID: 'console',
};

/** The settings of a `.env` file that was copied from `.env.example`. */
function exampleSettings(): Record<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
  const lines = text.split('\n').filter((line) => /^VITE_\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/, 2)));
}

const NAMES = Object.keys(exampleSettings());

describe('an empty setting counts as missing', () => {
  it('if it is optional', () => {
    expect(NAMES.length).toBeGreaterThan(20);
    for (const empty of ['', '  ']) {
      const empties = Object.fromEntries(NAMES.map((name) => [name, empty]));
      expect(readConfiguration({ ...empties, ...NEEDED }, PAGE)).toEqual(readConfiguration(NEEDED, PAGE));
    }
  });

  it.each(Object.keys(NEEDED))('if it is required: %s', (name) => {
    const { [name as keyof typeof NEEDED]: _, ...rest } = NEEDED;
    for (const settings of [rest, { ...rest, [name]: '' }, { ...rest, [name]: ' ' }])
      expect(() => readConfiguration(settings, PAGE)).toThrow(new Error(`${name}: is missing`));
  });
});

it.each([
  ['VITE_SERVICE_CARRIERS', 'carriers.example'],
  ['VITE_SERVICE_CARRIERS', 'localhost:8080'],
  ['VITE_PLATFORM_URL', 'https://platform example/{service}'],
  ['VITE_CLAIMS_UI_URL', 'claims.example'],
])('R579: the reason why the console does not start names the setting that is no URL: %s', (name, value) => {
  const message = `${name}: is not an http(s) URL`;
  expect(() => readConfiguration({ ...NEEDED, [name]: value }, PAGE)).toThrow(new Error(message));
});

it('a setting that is missing has the default of .env.example', () => {
  const { oidc, console: shown, mocks, endpoints } = readConfiguration(NEEDED, PAGE);
  expect(oidc).toMatchObject({ scope: exampleSettings().VITE_OIDC_SCOPE, audience: null });
  expect(shown.environment).toBe(exampleSettings().VITE_ENVIRONMENT);
  expect(mocks).toBe(false);
  expect(endpoints.backendUrl).toBe(ORIGIN);
});

describe('development', () => {
  const read = (raw: Record<string, string>) => readConfiguration(withSimulation(raw, ORIGIN), PAGE);
  const simulated = read({});

  it('runs on the simulated platform unless a platform is configured', () => {
    expect(simulated.mocks).toBe(true);
    expect(simulated.oidc.authority).toBe(`${ORIGIN}/simulated-issuer`);
    expect(read({ VITE_PLATFORM_URL: '' })).toEqual(simulated);
    expect(read(NEEDED).mocks).toBe(false);
  });

  it('runs on it with a copy of .env.example that asks for it, whatever platform the copy names', () => {
    expect(read({ ...exampleSettings(), VITE_MOCKS: 'on' })).toEqual(simulated);
    const overrides = {
      VITE_SERVICE_CARRIERS: 'https://carriers.example',
      VITE_BACKEND_URL: 'https://b.example',
    };
    expect(read({ ...NEEDED, ...overrides, VITE_MOCKS: 'on' }).endpoints).toEqual(simulated.endpoints);
  });

  it('shows the configured pages, also with the simulated platform', () => {
    const { console } = read({ VITE_CLAIMS_UI_URL: 'https://mine.example', VITE_CATALOG_UI_URL: '' });
    expect(console.pages).toEqual({ ...simulated.console.pages, claims: 'https://mine.example' });
  });

  it('runs without it if VITE_MOCKS is off, and then needs a platform', () => {
    expect(read({ ...NEEDED, VITE_MOCKS: 'off' }).mocks).toBe(false);
    expect(() => read({ VITE_MOCKS: 'off' })).toThrow('VITE_PLATFORM_URL: is missing');
  });
});

describe('the response to GET /config.json', () => {
  const html = { headers: { 'Content-Type': 'text/html' } };
  const json = { headers: { 'Content-Type': 'application/json' } };

  it('contains the settings', async () => {
    expect(await readConfigJson(Response.json(NEEDED))).toEqual(NEEDED);
  });

  it.each([
    ['the page, as for every unknown path', '<!doctype html><title>Console</title>', html, '200 text/html'],
    ['JSON that is not an object', '"settings"', json, '200 application/json'],
    ['null', 'null', json, '200 application/json'],
    ['incomplete JSON', '{"VITE_PLATFORM_URL":', json, '200 application/json'],
    ['nothing', '', json, '200 application/json'],
    ['an error', '{}', { ...json, status: 503 }, '503 application/json'],
    ['no file', 'Not found', { ...html, status: 404 }, '404 text/html'],
  ])('names the change for the server if it is %s', async (_title, body, init, found) => {
    const advice = 'The server must answer it with a JSON object of the VITE_* settings.';
    await expect(readConfigJson(new Response(body, init))).rejects.toThrow(
      new Error(`GET /config.json: ${found}\n${advice}`),
    );
  });
});
