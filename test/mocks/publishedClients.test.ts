import dns from 'node:dns';
import { CustomizrClient } from 'cimpress-customizr';
import FulfillerIdentityClient from 'cimpress-fulfiller-identity';
import { CoamClient } from 'coam-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createEndpoints } from '#api/endpoints.ts';
import { createHttp } from '#api/http/http.ts';
import { createPlatform, type Platform } from '#api/platform.ts';
import { globalSettingsCodec } from '#api/wire/settingsWire.ts';
import { readConfiguration } from '#app/configuration.ts';
import { signAccessToken } from '#mocks/issuer/tokens.ts';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { type Simulation, simulate } from '../e2e/support/servers.ts';

/**
 * The platform of `npm run platform`. The clients that the platform's owner publishes (npm:
 * cimpress-customizr, cimpress-fulfiller-identity, coam-client) must read the same data from it as the
 * console does.
 */
let simulation: Simulation;

/** Only browsers resolve names below `localhost` natively, so the tests resolve them for Node. */
const lookup = dns.lookup.bind(dns) as (...args: unknown[]) => void;
const lookUpAtHome = (host: string, ...rest: unknown[]) =>
  lookup(host.endsWith('.localhost') ? 'localhost' : host, ...rest);

beforeAll(async () => {
  vi.spyOn(dns, 'lookup').mockImplementation(lookUpAtHome as typeof dns.lookup);
  simulation = await simulate('http://localhost:5173');
});
afterAll(async () => {
  await simulation.stop();
  vi.restoreAllMocks();
});

const urlOf = (service: string) => simulation.settings.VITE_PLATFORM_URL?.replace('{service}', service) ?? '';

function tokenOf(person: PersonName): Promise<string> {
  const store = { read: () => null, write: () => undefined };
  const issuer = { issuerUrl: '', now: Date.now, lifetimeS: 600, store };
  return signAccessToken(issuer, PEOPLE[person], 'console', 'openid');
}

/** The console's API client, connected with the settings that the platform printed. */
async function consoleOf(person: PersonName): Promise<Platform> {
  const token = await tokenOf(person);
  const access = async () => token;
  const { endpoints } = readConfiguration(simulation.settings, {
    origin: 'http://localhost:5173',
    buildId: '',
  });
  const tokens = { access, identity: () => 'identity', renew: access };
  return createPlatform(createHttp({ endpoints: createEndpoints(endpoints), tokens }));
}

describe('cimpress-fulfiller-identity', () => {
  const clientOf = async (person: PersonName) =>
    new FulfillerIdentityClient(await tokenOf(person), { url: urlOf('fulfiller-identity'), retries: 0 });

  test('lists the fulfillers, including archived ones, like the console', async () => {
    const client = await clientOf('staff');
    const all = await client.getFulfillers({ showArchived: true });
    expect(all.filter(({ archived }) => archived)).toHaveLength(1);
    const found = await (await consoleOf('staff')).fulfillerIdentity.fulfillers();
    expect(found).toEqual(
      all.map(({ fulfillerId, internalFulfillerId, name }) => ({
        fulfillerId,
        internalFulfillerId: String(internalFulfillerId),
        name,
      })),
    );
    expect(all.every(({ internalFulfillerId }) => Number.isInteger(internalFulfillerId))).toBe(true);
  });

  test('finds fulfillers by a part of their name', async () => {
    const client = await clientOf('staff');
    const found = await client.getFulfillers({ fulfillerName: 'Venlo' });
    expect(found.map(({ name }) => name)).toEqual(['Printworks Venlo']);
  });

  test('reads one by either of its IDs', async () => {
    const client = await clientOf('staff');
    const byId = await client.getFulfiller('k3vd81mq0z');
    expect(byId).toEqual(await client.getFulfiller(byId.internalFulfillerId));
    const details = await (await consoleOf('staff')).fulfillerIdentity.fulfiller('k3vd81mq0z');
    expect(details).toMatchObject({ name: byId.name, internalFulfillerId: String(byId.internalFulfillerId) });
  });

  test('distinguishes an inaccessible fulfiller from an unknown one', async () => {
    const viewer = await clientOf('viewer');
    await expect(viewer.getFulfiller('k3vd81mq0z')).rejects.toMatchObject({ name: 'ForbiddenError' });
    const staff = await clientOf('staff');
    await expect(staff.getFulfiller('none')).rejects.toMatchObject({ name: 'FulfillerNotFoundError' });
  });
});

describe('cimpress-customizr', () => {
  const clientOf = (resource: string) => new CustomizrClient({ baseUrl: urlOf('customizr'), resource });

  test('reads nothing if nothing is stored, and the console reads what it stores', async () => {
    const token = await tokenOf('developer');
    const client = clientOf('int-a resource/of #1');
    expect(await client.getSettings(token)).toEqual({});
    expect(await client.putSettings(token, { a: 1 })).toEqual({ a: 1 });
    expect(await client.putSettings(token, { b: [2] })).toEqual({ a: 1, b: [2] });
    const { customizr } = await consoleOf('developer');
    expect(await customizr.settings('int-a resource/of #1')).toEqual({ a: 1, b: [2] });
  });

  test('shares the preferred language, region and zone with the console, both ways', async () => {
    const token = await tokenOf('developer');
    const client = clientOf('mcp-generic-ui-settings');
    const preferred = { language: ['de', 'en'], regionalSettings: 'de-DE', timezone: 'Europe/Berlin' };
    await client.putSettings(token, { ...preferred, own: 'of another application' });
    const { customizr } = await consoleOf('developer');
    const stored = await customizr.settings('mcp-generic-ui-settings');
    expect(globalSettingsCodec.read(stored)).toEqual({
      language: 'de',
      regionalSettings: 'de-DE',
      userTimezone: 'Europe/Berlin',
    });
    const chosen = { language: 'nl', regionalSettings: 'nl-BE', userTimezone: 'Europe/Brussels' } as const;
    await customizr.saveSettings('mcp-generic-ui-settings', globalSettingsCodec.write(stored, chosen));
    expect(await client.getSettings(token)).toEqual({
      language: ['nl', 'de', 'en'],
      regionalSettings: 'nl-BE',
      timezone: 'Europe/Brussels',
      own: 'of another application',
    });
  });
});

describe('coam-client', () => {
  const clientOf = async (person: PersonName) =>
    new CoamClient({
      baseUrl: urlOf('access-management'),
      accessToken: await tokenOf(person),
      errorFunction: () => undefined,
    });

  test('finds only members of the group with its ID', async () => {
    const isMember = async (person: PersonName) => (await clientOf(person)).group56(PEOPLE[person].sub);
    expect(await isMember('staff')).toBe(true);
    for (const person of ['developer', 'merchantOperator', 'fulfillerOperator', 'viewer'] as const)
      expect(await isMember(person)).toBe(false);
    const { accessManagement } = await consoleOf('staff');
    expect(await accessManagement.groups(PEOPLE.staff.sub)).toEqual(['support']);
  });

  test('names a person like the console does', async () => {
    const { sub } = PEOPLE.viewer;
    const principal = await (await clientOf('staff')).getPrincipal(sub);
    expect(principal.canonical_principal).toBe(sub);
    expect(await (await consoleOf('staff')).accessManagement.principalName(sub)).toBe(
      principal.profile?.name,
    );
  });
});
