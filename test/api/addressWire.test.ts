import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addressOrNullSchema, addressSchema } from '#api/wire/addressWire.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { WIRE_ADDRESS } from './wireSamples.ts';

const read = (wire: unknown) => v.parse(addressSchema, wire);

describe('an address (S3.30)', () => {
  test('its first format is that of the console, with the country in capitals', () => {
    expect(read(WIRE_ADDRESS)).toEqual({ ...WIRE_ADDRESS, country: 'NL' });
  });

  test('its second format is converted to the first', () => {
    const second = {
      name: 'Ana Ruiz',
      addressLine1: 'Kade 7',
      addressLine2: '2nd floor',
      locality: 'Venlo',
      region: 'LI',
      postalCode: '5911',
      countryCode: 'nl',
    };
    expect(read(second)).toEqual({
      ...EMPTY_ADDRESS,
      lastName: 'Ana Ruiz',
      street1: 'Kade 7',
      street2: '2nd floor',
      city: 'Venlo',
      stateOrProvince: 'LI',
      postalCode: '5911',
      country: 'NL',
    });
  });

  test('the field names of a pickup point are read as well (S7.21)', () => {
    const point = { name: 'Kiosk', county: 'Kent', city: 'Dover', phoneNumber: '+44 1', countryCode: 'GB' };
    expect(read(point)).toEqual({
      ...EMPTY_ADDRESS,
      lastName: 'Kiosk',
      stateOrProvince: 'Kent',
      city: 'Dover',
      phone: '+44 1',
      country: 'GB',
    });
  });

  test.each([
    ['state', { state: 'CA', county: 'Marin' }, 'stateOrProvince', 'CA'],
    ['region before state', { region: 'LI', state: 'CA' }, 'stateOrProvince', 'LI'],
    ['the first format before the second', { street1: 'a', addressLine1: 'b' }, 'street1', 'a'],
    ['a blank field of the first format is replaced', { street1: '', addressLine1: 'b' }, 'street1', 'b'],
    ['country before countryCode', { country: 'NL', countryCode: 'BE' }, 'country', 'NL'],
    ['a first name excludes the single name', { firstName: 'Ana', name: 'Someone' }, 'lastName', ''],
    [
      'a last name takes precedence over the single name',
      { lastName: 'Ruiz', name: 'Someone' },
      'lastName',
      'Ruiz',
    ],
  ] as const)('%s', (_title, wire, field, expected) => {
    expect(read(wire)[field]).toBe(expected);
  });

  test.each(Object.keys(EMPTY_ADDRESS) as (keyof typeof EMPTY_ADDRESS)[])(
    'a wrong %s affects only itself',
    (field) => {
      for (const wrong of [null, 7, {}, [], 'yes'].filter(
        (one) => typeof one !== typeof WIRE_ADDRESS[field],
      )) {
        const expected = { ...WIRE_ADDRESS, country: 'NL', [field]: EMPTY_ADDRESS[field] };
        expect(read({ ...WIRE_ADDRESS, [field]: wrong })).toEqual(expected);
      }
    },
  );

  test.each([null, undefined, 'Kade 7', 7])('%j is no address', (wire) => {
    expect(v.parse(v.object({ a: addressOrNullSchema }), { a: wire }).a).toBeNull();
  });

  test.each([
    ['no fields', {}],
    ['only empty fields', { ...EMPTY_ADDRESS, name: null }],
    ['only unknown fields', { planet: 'Mars' }],
  ])('R344: an object with %s is no address', (_title, wire) => {
    expect(v.parse(addressOrNullSchema, wire)).toBeNull();
  });

  test.each([
    ['one field', { city: 'Venlo' }],
    ['one flag', { isPOBox: true }],
  ])('R344: an object with %s is one', (_title, wire) => {
    expect(v.parse(addressOrNullSchema, wire)).toEqual({ ...EMPTY_ADDRESS, ...wire });
  });
});
