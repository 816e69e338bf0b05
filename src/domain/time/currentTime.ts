import { dateText, toIso } from './time.ts';

export interface CurrentTime {
  epochMs: number;
  /** The display time zone. */
  timezone: string;
  /** The calendar day in this time zone, 'YYYY-MM-DD'. */
  today: string;
}

export function currentTime(epochMs: number, timezone: string): CurrentTime {
  return { epochMs, timezone, today: dateText(toIso(epochMs), timezone) };
}
