import { useMemo, useRef } from 'react';
import type { Command } from '#components/keyboard/commandRegistry.ts';
import { useCommands } from '#components/keyboard/useCommands.ts';
import type { ActionEntry } from './useActionEntries.ts';

interface ActionCommandsProps {
  /** Distinguishes these commands from those of another menu, such as by the item's ID. */
  scope: string;
  /** Added after each label if the label alone is ambiguous; '' for none. */
  suffix: string;
  entries: readonly ActionEntry[];
  onChoose: (entry: ActionEntry) => void;
}

/** The palette offers what a menu offers, from the same rows. */
export function ActionCommands({ scope, suffix, entries, onChoose }: ActionCommandsProps) {
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const key = entries.map(({ action, label, reason }) => [action.id, label, reason].join('\t')).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when an entry reads or behaves differently
  const commands = useMemo(
    () =>
      entries.map(
        (entry): Command => ({
          id: `${scope} ${entry.action.id}`,
          group: 'order',
          icon: entry.action.icon,
          label: suffix === '' ? entry.label : `${entry.label}: ${suffix}`,
          disabledReason: entry.reason,
          run: () => choose.current(entry),
        }),
      ),
    [scope, suffix, key],
  );
  useCommands(commands);
  return null;
}
