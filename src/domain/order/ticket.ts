/** A line of a support ticket: a name and its value; null if the value is unknown. */
export type TicketLine = readonly [name: string, value: string | null];

/** A subject of a ticket: the order, or one of its items. */
export interface TicketPart {
  title: string;
  lines: readonly TicketLine[];
}

/** Control characters and line breaks in data would forge lines of the ticket. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function partText({ title, lines }: TicketPart): string {
  const known = lines.flatMap(([name, value]) => (value ? [`${name}: ${oneLine(value)}`] : []));
  return [oneLine(title), ...known].join('\n');
}

/** Plain text for any ticket system: one fact per line, parts separated by an empty line, unknown facts left out. */
export function ticketText(parts: readonly TicketPart[]): string {
  return parts.map(partText).join('\n\n');
}
