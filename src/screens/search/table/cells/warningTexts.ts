import { statusNameText } from '#components/status/statusText.ts';
import type { Order } from '#domain/order/order.ts';
import { type StatusWarning, statusWarnings } from '#domain/results/columnValues.ts';
import type { CellContext } from './cellContext.ts';

function warningText(warning: StatusWarning, { text, statusTexts, format }: CellContext): string {
  const { kind, status, detail, hours, items } = warning;
  if (kind === 'pendingCancellation') return statusTexts('name.pendingCancellation');
  const name = statusNameText(statusTexts, status);
  const late = hours === null ? '' : text('warning.late', { hours: hours > 0 ? format.number(hours) : '<1' });
  const parts = [name, late, detail, items > 1 ? text('warning.items', { count: items }) : ''];
  return text(`warning.${kind}`, { what: parts.filter((part) => part !== '').join(', ') });
}

/** S2.61: returns one line per warning about the status. */
export function warningTexts(order: Order, context: CellContext): string[] {
  return statusWarnings(order, context.current.epochMs).map((warning) => warningText(warning, context));
}
