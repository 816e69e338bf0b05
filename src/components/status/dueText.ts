import { slaClock } from '#domain/item/slaClock.ts';
import type { DueFact } from '#domain/order/dueFact.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import type { Format } from '#i18n/format.ts';
import { placedPromiseText } from './promiseText.ts';
import { type StatusTFunction, statusNameText } from './statusText.ts';

/**
 * R113: returns the name of the fact's status. Returns '' for a promise, or if the adjacent text `label`
 * already names the status.
 */
export function dueStatusName(text: StatusTFunction, fact: DueFact, label: string): string {
  if (fact.kind === 'promised' || fact.kind === 'promiseMissed') return '';
  const name = statusNameText(text, fact.status);
  return name === label ? '' : name;
}

/**
 * Returns a short text such as '4 days late' or '3 hr late'. Days are written out, because German has no
 * usual short form. `at` is a UTC instant, `now` is in epoch milliseconds.
 */
export function lateText(text: StatusTFunction, format: Format, at: string, now: number): string {
  const { amount, unit } = slaClock(at, now);
  return unit === 'day'
    ? text('promiseLate', { count: amount })
    : text('due.late', { duration: format.duration(amount, unit) });
}

/** Returns a short text such as '4 days late', 'due in 3 hr' or 'promised Nov 25'. */
export function dueText(text: StatusTFunction, format: Format, fact: DueFact, current: CurrentTime): string {
  if (fact.kind === 'promised') return text('due.promised', { day: format.day(fact.day, current.today) });
  if (fact.kind === 'promiseMissed') return text('promiseLate', { count: fact.days });
  if (fact.kind === 'late') return lateText(text, format, fact.at, current.epochMs);
  const { amount, unit } = slaClock(fact.at, current.epochMs);
  return text(`due.${fact.kind}`, { duration: format.duration(amount, unit) });
}

/**
 * Returns the long text for a due fact: the status and its deadline, or the promised time.
 */
export function dueDetail(text: StatusTFunction, format: Format, fact: DueFact): string {
  if (fact.kind === 'promised' || fact.kind === 'promiseMissed') {
    return text('due.promisedFor', { when: placedPromiseText(text, format, fact.promise) });
  }
  const name = fact.kind === 'late' ? 'due.shouldHaveClosed' : 'due.hasToClose';
  return text(name, { status: statusNameText(text, fact.status), when: format.moment(fact.at) });
}
