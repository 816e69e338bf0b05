import type { DueFact } from '#domain/order/dueFact.ts';
import type { Format } from '#i18n/format.ts';
import { dueStatusName } from './dueText.ts';
import type { StatusTFunction } from './statusText.ts';

/**
 * Like `dueStatusName`, with a colon, such as 'Routing: '. R630: 'Late to customer: 2 days late' would say
 * twice that it is late.
 */
export function dueStatusPrefix(text: StatusTFunction, format: Format, fact: DueFact, label: string): string {
  const name = dueStatusName(text, fact, label);
  const isArrival = 'status' in fact && fact.status === 'onTimeToCustomer';
  return name && format.labelled(isArrival ? text('due.atCustomer') : name, '');
}
