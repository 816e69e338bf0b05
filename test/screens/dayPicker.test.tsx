import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarDay } from '#domain/search/searchDates.ts';
import { createFormat } from '#i18n/format.ts';
import { FormatContext } from '#i18n/formatContext.ts';
import { initI18n } from '#i18n/texts.ts';
import { DayPicker } from '#screens/search/form/DayPicker.tsx';
import { IS_DEEP } from '#test/depth.ts';

let texts: Awaited<ReturnType<typeof initI18n>>;

beforeAll(async () => {
  texts = await initI18n('en');
  await texts.loadNamespaces('results');
});
beforeEach(async () => {
  await act(() => texts.changeLanguage('en'));
});

const day = (month: number, date: number): CalendarDay => ({ year: 2026, month, day: date });

interface Scene {
  selected?: CalendarDay | null;
  today?: CalendarDay;
  last?: CalendarDay;
  language?: string;
}

function show({ selected = null, today = day(12, 1), last = day(12, 1), language = 'en' }: Scene = {}) {
  const picked: CalendarDay[] = [];
  render(
    <I18nextProvider i18n={texts}>
      <FormatContext value={createFormat(language, 'en-GB', 'Europe/Berlin')}>
        <DayPicker
          selected={selected}
          today={today}
          allowed={{ first: day(3, 2), last }}
          onPick={(one) => picked.push(one)}
        />
      </FormatContext>
    </I18nextProvider>,
  );
  return { picked, user: userEvent.setup() };
}

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

describe('the calendar returns the picked day in every time zone of the browser', () => {
  describe.each([
    'America/New_York',
    'Pacific/Kiritimati',
    ...(IS_DEEP ? ['Europe/Berlin', 'Africa/Cairo', 'Pacific/Pago_Pago'] : []),
  ])('in %s', (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
    });

    it.each([
      ['daylight saving time begins in New York', 3, 8, /Sunday 8 March 2026/],
      ['daylight saving time begins in Berlin', 3, 29, /Sunday 29 March 2026/],
      ['midnight is skipped in Cairo', 4, 24, /Friday 24 April 2026/],
      ['daylight saving time ends in Berlin', 10, 25, /Sunday 25 October 2026/],
      ['daylight saving time ends in New York', 11, 1, /Sunday 1 November 2026/],
    ])('on the day when %s', async (_title, month, date, name) => {
      const { picked, user } = show({ selected: day(month, 15) });
      await user.click(cell(name));
      expect(picked).toEqual([day(month, date)]);
    });
  });
});

describe('the calendar', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'UTC');
  });

  it('focuses the selected day, and moves and picks by keyboard', async () => {
    const { picked, user } = show({ selected: day(11, 20) });
    expect(cell(/20 November/)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    expect(picked).toEqual([day(11, 26)]);
  });

  it('also picks the day that is already selected', async () => {
    const { picked, user } = show({ selected: day(11, 20) });
    await user.keyboard('{Enter}');
    expect(picked).toEqual([day(11, 20)]);
  });

  it('S5.3: offers only allowed days, and says so', async () => {
    const { picked, user } = show({ selected: day(11, 20), last: day(11, 21) });
    const outside = cell(/^Not available: Sunday 22 November 2026/);
    expect(outside).toHaveAttribute('aria-disabled', 'true');
    await user.click(outside);
    expect(picked).toEqual([]);
    const last = screen.getByRole('button', {
      name: 'Next month: This is the last month that can be chosen.',
    });
    expect(last).toHaveAttribute('aria-disabled', 'true');
    await user.click(last);
    expect(screen.getByText('November 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('uses the user’s language', async () => {
    await act(() => texts.changeLanguage('de'));
    show({ selected: day(11, 20), language: 'de' });
    expect(screen.getByText('November 2026')).toBeInTheDocument();
    expect(cell(/Freitag 20 November 2026/)).toBeInTheDocument();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers[0]).toMatch(/^Montag/);
    expect(
      within(screen.getByRole('table')).getByRole('gridcell', {
        name: /^Nicht wählbar: Mittwoch 2 Dezember/,
      }),
    ).toBeInTheDocument();
  });
});
