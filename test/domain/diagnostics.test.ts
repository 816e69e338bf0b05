import { describe, expect, it } from 'vitest';
import { DIAGNOSTICS_KEPT, type DiagnosticFacts, diagnosticReport } from '#domain/console/diagnostics.ts';

const FACTS: DiagnosticFacts = {
  build: 'b-17',
  environment: 'int',
  at: '2026-11-21T10:00:00.000Z',
  page: '/orders/1?searchTerm=Ruiz',
  userId: 'auth0|1',
  browser: 'Chrome',
  language: 'de',
  timezone: 'Europe/Berlin',
  screen: '1440x900',
  isOnline: true,
  errors: [{ at: 0, where: 'rendering', name: 'TypeError', message: 'x is not a function', stack: 'at Row' }],
  calls: [
    {
      id: 1,
      service: 'order-manager',
      startedAt: 0,
      method: 'GET',
      url: 'https://orders.test/v1/orders/1',
      status: 500,
      outcome: 'unavailable',
      reason: 'answered',
      tries: 3,
      durationMs: 412.6,
      correlationId: 'c-1',
    },
  ],
};

describe('a diagnostic report', () => {
  it('contains the facts, the errors and the calls, one per line', () => {
    const report = diagnosticReport(FACTS);
    expect(report).toContain('build: b-17');
    expect(report).toContain('1970-01-01T00:00:00.000Z rendering x is not a function\nat Row');
    expect(report).toContain(
      '1970-01-01T00:00:00.000Z GET https://orders.test/v1/orders/1 500 unavailable 413ms tries=3 c-1',
    );
  });

  it('is redacted as a whole', () => {
    const message = '{"firstName":"Ana"} called +49 30 1234567 with token=abc';
    const errors = [{ at: 0, where: 'rendering', name: 'Error', message, stack: 'at /orders/Ruiz' }];
    const report = diagnosticReport({ ...FACTS, errors });
    expect(report).not.toMatch(/Ruiz|Ana|1234567|abc/);
    expect(report).toContain(
      '1970-01-01T00:00:00.000Z rendering {"firstName":"[redacted]"} called [redacted]',
    );
  });

  it('a call without a response has no status', () => {
    const [call] = FACTS.calls;
    const report = diagnosticReport({
      ...FACTS,
      calls: call ? [{ ...call, status: null, correlationId: null }] : [],
    });
    expect(report).toContain('v1/orders/1 - unavailable 413ms tries=3');
  });

  it(`contains the last ${DIAGNOSTICS_KEPT} of each`, () => {
    const errors = Array.from({ length: 80 }, (_, index) => ({
      at: index,
      where: 'window',
      name: 'Error',
      message: `e${index}.`,
      stack: '',
    }));
    const report = diagnosticReport({ ...FACTS, errors });
    expect(report).not.toContain('e29.');
    expect(report).toContain('e30.');
    expect(report).toContain('e79.');
  });
});
