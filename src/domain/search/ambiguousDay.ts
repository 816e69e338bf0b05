import type { CalendarDay } from './searchDates.ts';

/**
 * R143: whether a text such as '11/12/2026', which was read as this day, also has a meaning with the day and
 * the month swapped. With dots, the day comes first everywhere.
 */
export function isAmbiguousDay(text: string, { day }: Pick<CalendarDay, 'day'>): boolean {
  const match = /^(\d{1,2})([-./]) ?(\d{1,2})\2 ?\d{4}$/.exec(text.trim());
  const [first, second] = [Number(match?.[1]), Number(match?.[3])];
  const isUsual = match?.[2] === '.' && first === day;
  return first <= 12 && second <= 12 && first !== second && !isUsual;
}
