import { describe, expect, it } from 'vitest';
import { zoneCity } from '#domain/people/zoneCity.ts';
import { searchZones, zoneNames } from '#domain/people/zones.ts';
import { isZone } from '#domain/time/time.ts';

describe('the settings dialog searches all zones', () => {
  it.each([
    ['by city', 'berlin', 'Europe/Berlin'],
    ['by the complete name', 'Europe/Amsterdam', 'Europe/Amsterdam'],
    ['by name with spaces', 'new york', 'America/New_York'],
    ['by the start of a city', 'amst', 'Europe/Amsterdam'],
    ['by the start of a later word', 'aires', 'America/Argentina/Buenos_Aires'],
    ['by the name that the list shows', 'america/new york', 'America/New_York'],
    ['by words in any position', 'argentina aires', 'America/Argentina/Buenos_Aires'],
    ['by the continent and the city', 'europe berlin', 'Europe/Berlin'],
    ['by the start of a later word after the continent', 'america new', 'America/New_York'],
    ['in capitals and with spaces around', '  TOKYO ', 'Asia/Tokyo'],
    ['without an accent', 'São Paulo', 'America/Sao_Paulo'],
    ['UTC', 'utc', 'UTC'],
  ])('%s', (_title, query, first) => {
    expect(searchZones(query)[0]?.replace('Etc/UTC', 'UTC')).toBe(first);
  });

  it('an empty query shows every zone', () => {
    expect(searchZones(' ')).toEqual(zoneNames());
  });

  it('a query without a match finds none', () => {
    expect(searchZones('Atlantis')).toEqual([]);
  });

  it('every zone is found by its own name, first', () => {
    for (const zone of zoneNames()) {
      const [first = ''] = searchZones(zone);
      expect(first.toLowerCase()).toBe(zone.toLowerCase());
    }
  });

  it('all zones offered can be displayed', () => {
    expect(zoneNames().every(isZone)).toBe(true);
  });
});

it.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the bar calls %s %s', (zone, city) => {
  expect(zoneCity(zone)).toBe(city);
});
