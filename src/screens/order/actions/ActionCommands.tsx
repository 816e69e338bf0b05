import { useMemo, useRef } from 'react';
import type { Command } from '#components/keyboard/commandRegistry.ts';
import { useCommands } from '#components/keyboard/useCommands.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { ACTION_ICONS } from './actionIcons.ts';
import type { ActionEntry } from './useActionEntries.ts';

interface ActionCommandsProps {
  /** Distinguishes these commands from those of another menu, for example by the item's ID. */
  scope: string;
  /** Appended to every label, because a label alone may be ambiguous; '' for none. */
  suffix: string;
  entries: readonly ActionEntry[];
  onChoose: (entry: ActionEntry) => void;
}

/** Adds the entries of a menu to the command palette. */
export function ActionCommands({ scope, suffix, entries, onChoose }: ActionCommandsProps) {
  const format = useFormat();
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const key = entries.map(({ action, label, reason }) => [action.id, label, reason].join('\t')).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when an entry's text or behavior changes
  const commands = useMemo(
    () =>
      entries.map(
        (entry): Command => ({
          id: `${scope} ${entry.action.id}`,
          icon: ACTION_ICONS[entry.action.id],
          label: suffix === '' ? entry.label : format.labelled(entry.label, suffix),
          disabledReason: entry.reason,
          run: () => choose.current(entry),
        }),
      ),
    [scope, suffix, key, format],
  );
  useCommands(commands);
  return null;
}
