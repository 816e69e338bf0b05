import { SHORTCUT_IDS, type ShortcutId } from '#domain/console/shortcuts.ts';
import type { IconName } from '../iconNames.ts';

/** A command in the palette. Menus create commands from the same data as their entries. */
export interface Command {
  /** Unique among all commands in the palette. */
  id: string;
  icon: IconName;
  label: string;
  /** Further words by which the palette finds the command. */
  keywords?: readonly string[];
  /** The keys that also run the command. */
  keys?: readonly string[];
  /** Why the command is disabled, as a sentence. Null or missing if it is enabled. */
  disabledReason?: string | null;
  run: () => void;
}

export type ShortcutHandlers = Partial<Record<ShortcutId, () => void>>;

/**
 * The shortcuts of the components on screen, and their commands on an order. `bind` and `offer` return a function that removes
 * the entries again. If several components bind the same shortcut, such as a list and a panel above it, only
 * the component that bound it last handles it.
 */
export interface CommandRegistry {
  bind(handlers: ShortcutHandlers): () => void;
  offer(commands: readonly Command[]): () => void;
  /** Returns the current handler of a shortcut, or undefined if no component has bound it. */
  handler(id: ShortcutId): (() => void) | undefined;
  boundIds(): ShortcutId[];
  commands(): readonly Command[];
}

function addTo<T>(list: T[], entry: T): () => void {
  list.push(entry);
  return () => {
    const index = list.indexOf(entry);
    if (index >= 0) list.splice(index, 1);
  };
}

export function createCommandRegistry(): CommandRegistry {
  const bindings: ShortcutHandlers[] = [];
  const offers: (readonly Command[])[] = [];
  return {
    bind: (handlers) => addTo(bindings, handlers),
    offer: (commands) => addTo(offers, commands),
    handler: (id) => bindings.findLast((handlers) => handlers[id] !== undefined)?.[id],
    boundIds: () => SHORTCUT_IDS.filter((id) => bindings.some((handlers) => handlers[id] !== undefined)),
    commands: () => offers.flat(),
  };
}
