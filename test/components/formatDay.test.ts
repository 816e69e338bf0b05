import { expect, test, vi } from 'vitest';
import { createFormat } from '#i18n/format.ts';

test.each(['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'])(
  'a day is the same day in a browser in %s',
  (host) => {
    vi.stubEnv('TZ', host);
    const { day } = createFormat('en', 'en', 'Etc/UTC');
    expect(day('2026-11-25', '2026-11-20')).toBe('Nov 25');
    expect(day('2027-01-01', '2026-11-20')).toBe('Jan 1, 2027');
  },
);
