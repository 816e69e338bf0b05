import type { DueFact } from '#domain/order/dueFact.ts';

export const PRESENT = {
  epochMs: Date.parse('2026-11-20T12:00:00.000Z'),
  today: '2026-11-20',
  timezone: 'Europe/Berlin',
};

export const inHours = (hours: number) => new Date(PRESENT.epochMs + hours * 3_600_000).toISOString();

export const short = (fact: DueFact | null) => {
  if (fact === null) return null;
  if (fact.kind === 'late' || fact.kind === 'dueSoon')
    return `${fact.kind} ${fact.status} ${(Date.parse(fact.at) - PRESENT.epochMs) / 3_600_000}`;
  return fact.kind === 'promised' ? `promised ${fact.day}` : `promiseMissed ${fact.days}`;
};
