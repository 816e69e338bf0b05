import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callEntry, errorEntry } from '#domain/console/failureReport.ts';

const crash = (name: string, message: string, stack = '') =>
  errorEntry({ where: 'window', name, message, stack });

const call = {
  id: 1,
  service: 'order-manager',
  method: 'GET',
  url: 'https://order-manager.test/v1/orders/VP-1?q=Ana',
  status: 200,
  outcome: 'unavailable',
  reason: 'unreadable',
  startedAt: 0,
  durationMs: 12.4,
  tries: 1,
  correlationId: 'abc-1',
} as const;

describe('R78: a report of an error', () => {
  it.each([
    ['Minified React error #185; visit https://react.dev/errors/185', 'Minified React error #185'],
    [
      "Cannot read properties of undefined (reading 'lastName')",
      'Cannot read properties of undefined (reading …)',
    ],
    ["Cannot use 'in' operator to search for 'x' in Ana Ruiz, Calle 5", 'Cannot use … operator'],
    ['Ana "Mug\nof Ben" is not a function', 'Ana … is not a function'],
    ['Invalid time value', 'Invalid time value'],
    ['Invalid time zone specified: Ana/Ruiz', 'Invalid time zone specified:'],
    [
      'Method Map.prototype.get called on incompatible receiver Ana Ruiz',
      'Method Map.prototype.get called on incompatible receiver',
    ],
  ])('contains, of %j, only what cannot be data', (message, expected) => {
    expect(crash('TypeError', message)).toMatchObject({ kind: 'crash', message: expected });
  });

  it('omits a message that the platform may have written', () => {
    const entry = crash('ApiError', 'The order of Ana Ruiz cannot be cancelled.');
    expect(entry).toMatchObject({ name: 'ApiError', message: '' });
  });

  it('names the positions in the code, without the origin and the rest of the stack', () => {
    const stack = [
      "TypeError: Cannot read properties of undefined (reading 'ana.ruiz@example.com')",
      '    at Row (https://orders.example/assets/start-Dx7Xa0rP.js:1:2034)',
      'Row@https://orders.example/assets/late-AAAA.js:2:1',
      '    at https://orders.example/orders/VP-1:1:1',
    ].join('\n');
    expect(crash('TypeError', '', stack)).toMatchObject({
      stack: ['assets/start-Dx7Xa0rP.js:1:2034', 'assets/late-AAAA.js:2:1'],
    });
  });

  it('names a file that did not load', () => {
    const message =
      'Failed to fetch dynamically imported module: https://orders.example/assets/EventsPanel-B5x.js?t=1';
    expect(crash('TypeError', message)).toEqual({ kind: 'missingCode', file: 'assets/EventsPanel-B5x.js' });
  });

  it('contains no address, token or quoted text in any context', () => {
    const secret = fc.oneof(
      fc.emailAddress(),
      fc.stringMatching(/^eyJ[A-Za-z0-9_-]{4,20}\.[A-Za-z0-9_-]{4,20}\.[A-Za-z0-9_-]{4,20}$/),
      fc.stringMatching(/^[A-Z]{2}-\d{4,9}$/),
      fc.stringMatching(/^'[^']{4,20}'$/),
    );
    const words = fc.stringMatching(/^[a-z ]{0,20}$/);
    fc.assert(
      fc.property(words, secret, words, (before, found, after) => {
        const text = `${before} ${found} ${after}`;
        expect(JSON.stringify(crash('TypeError', text, text))).not.toContain(found);
      }),
    );
  });
});

describe('R78: a report of a call', () => {
  it('is made only for an unreadable response, and does not contain its URL', () => {
    expect(callEntry(call)).toEqual({
      kind: 'unreadableResponse',
      service: 'order-manager',
      method: 'GET',
      status: 200,
      correlationId: 'abc-1',
    });
    expect(callEntry({ ...call, reason: 'answered', status: 404 })).toBeNull();
  });

  it('contains no correlation ID of an unusual form', () => {
    expect(callEntry({ ...call, correlationId: 'Ana <ana@example.com>' })?.correlationId).toBeNull();
  });
});
