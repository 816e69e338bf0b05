/** A line of a support ticket: a name and what is known, or null where nothing is. */
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

/** Plain text that any ticket system takes: parts apart by an empty line, one fact a line, what is not known left out. */
export function ticketText(parts: readonly TicketPart[]): string {
  return parts.map(partText).join('\n\n');
}
