import { useMemo, useRef } from 'react';
import type { Command } from './commandRegistry.ts';
import { useCommands } from './useCommands.ts';

/** Adds a command that is always available to the palette while the component is mounted. */
export function useCommand({ id, icon, label, run }: Pick<Command, 'id' | 'icon' | 'label' | 'run'>): void {
  const latest = useRef(run);
  latest.current = run;
  const commands = useMemo(
    () => [{ id, icon, label, disabledReason: null, run: () => latest.current() }],
    [id, icon, label],
  );
  useCommands(commands);
}
