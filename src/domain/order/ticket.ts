import { visibleText } from '#domain/visibleText.ts';

/** One line of a support ticket; the value is null if it is unknown. */
export type TicketLine = readonly [name: string, value: string | null];

/** One subject of a ticket: the order, or one of its items. */
export interface TicketSection {
  title: string;
  lines: readonly TicketLine[];
}

/** Prevents control characters and line breaks in data from forging lines of the ticket. */
function oneLine(text: string): string {
  return visibleText(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** 'Name: value', with the punctuation of the language. */
type Labelled = (name: string, value: string) => string;

function partText({ title, lines }: TicketSection, labelled: Labelled): string {
  const known = lines.flatMap(([name, value]) => (value ? [labelled(name, oneLine(value))] : []));
  return [oneLine(title), ...known].join('\n');
}

/**
 * Plain text for any ticket system, with one fact per line and an empty line between parts. Unknown facts are
 * omitted.
 */
export function ticketText(parts: readonly TicketSection[], labelled: Labelled): string {
  return parts.map((part) => partText(part, labelled)).join('\n\n');
}
