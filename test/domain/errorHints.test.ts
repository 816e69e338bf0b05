import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ERROR_HINTS, errorHintFor } from '#domain/item/errorHints.ts';
import { STATUS_DETAILS } from '#mocks/data/details.ts';
import { anyText, holds } from './holds.ts';

describe('S8.28: hints by error pattern', () => {
  test.each([
    ['Drawing Failed: the template references a missing image.', 'drawing'],
    ['drawing failed because of a font', 'drawing'],
    ['quoterFile not found', 'quoterFile'],
    ['Quoter file is missing for this configuration.', 'quoterFile'],
    ['Surface specification not found for Front.', 'surfaceSpec'],
    ['CalculatedSurfaceSet could not be read', 'surfaceSpec'],
    ['Report generation failed: job ticket could not be created.', 'report'],
    ['Failed to generate report', 'report'],
    ['Could not create report for the fulfiller', 'report'],
    ['Prepress failed: font "Futura PT" could not be embedded.', 'prepress'],
    ['Font Helvetica is missing', 'prepress'],
    ['Rejected by the fulfiller: artwork resolution too low (72 dpi).', 'prepress'],
    ['Low resolution on page 1. Waiting for a new file.', 'prepress'],
    ['The image has only 96 DPI', 'prepress'],
    ['Missing price for quantity 2500 at the selected fulfiller.', 'pricing'],
    ['Pricing failed for this item', 'pricing'],
    ['Could not determine the price', 'pricing'],
    ['Unable to calculate pricing', 'pricing'],
    ['Failed to price item', 'pricing'],
    ['Price for 500 pieces not found', 'pricing'],
    ['Routing failed: SKU is not set up at any active fulfiller.', 'setup'],
    ['No setup found for CIM-1', 'setup'],
    ['The product has not been set up yet', 'setup'],
    ['Unknown SKU VIP-1', 'setup'],
    ['Shipment planning failed: the carrier does not accept this address format.', 'address'],
    ['Carrier rejected the label', 'address'],
    ['No carrier available for the destination', 'address'],
    ['No carriers found', 'address'],
    ['Invalid postal code', 'address'],
    ['The postcode is invalid', 'address'],
    ['ADDRESS_INVALID', 'address'],
    ['503 Service Unavailable when transmitting to the fulfiller', 'transmission'],
    ['Transmission failed with 503', 'transmission'],
    ['Transmission to the fulfiller failed (500)', 'transmission'],
    ['HTTP 500', 'transmission'],
    ['Fulfiller answered with status code 502', 'transmission'],
    ['5xx error from the fulfiller', 'transmission'],
    ['504 Gateway Timeout', 'transmission'],
    ['Timeout while waiting for the fulfiller cost service (30 s).', 'timeout'],
    ['The request timed out', 'timeout'],
    ['TIMEOUT_EXCEEDED', 'timeout'],
  ] as const)('%s → %s', (detail, hint) => {
    expect(errorHintFor(detail)).toBe(hint);
  });

  test.each([
    '',
    'Machine time booked',
    'Handed over to the carrier',
    'Carrier expects the parcel on time',
    'Preparing print data',
    'Sent to the fulfiller',
    'Quantity 500 of 2500',
    'Failed to print 500 cards',
    'The fulfiller reported a delay',
    'We drew it, drawing failed not',
    'Paper stock delayed by the mill.',
    'Artwork holds a trademark that the customer may not use.',
    'Waiting for the resolution of the complaint',
  ])('no hint for: %s', (detail) => {
    expect(errorHintFor(detail)).toBeNull();
  });

  test('every hint matches a detail of the simulated platform or of this table', () => {
    const details = Object.values(STATUS_DETAILS).flat();
    expect(new Set(details.map(errorHintFor))).toEqual(new Set([null, ...ERROR_HINTS]));
  });

  test('any text is handled quickly', () => {
    holds(fc.property(anyText({ maxLength: 400 }), (detail) => void errorHintFor(detail)));
    expect(errorHintFor('no '.repeat(100_000))).toBeNull();
  });
});
