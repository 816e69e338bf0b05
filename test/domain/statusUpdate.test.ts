import { describe, expect, test } from 'vitest';
import { carrierServiceKey, enteredValue } from '#domain/actions/statusUpdate.ts';

describe('R119: a carrier service is recognized by its key or its name', () => {
  const names = new Map([
    ['recs:dhl-paket', 'DHL Paket'],
    ['recs:gls-de', 'GLS Business Parcel'],
    ['recs:post-nl', 'Standard'],
    ['recs:post-be', 'standard'],
  ]);
  test.each([
    ['recs:dhl-paket', 'recs:dhl-paket'],
    ['RECS:DHL-Paket ', 'recs:dhl-paket'],
    ['DHL Paket', 'recs:dhl-paket'],
    [' dhl paket', 'recs:dhl-paket'],
    ['DHL', null],
    // Two services have this name, so the user has to choose.
    ['Standard', null],
    ['', null],
  ])('%o is %o', (text, key) => {
    expect(carrierServiceKey(text, names)).toBe(key);
  });
});

test.each([
  ['trackingId', ' 3S AB\u00a012\t', '3SAB12'],
  ['trackingId', '\u200b3SAB12\u200e', '3SAB12'],
  ['externalShipmentId', 'SH 1', 'SH 1'],
  ['rejectionDetails', 'Too dark', 'Too dark'],
] as const)('R119: spaces are removed from a tracking ID: %s', (field, text, value) => {
  expect(enteredValue(field, text)).toBe(value);
});
