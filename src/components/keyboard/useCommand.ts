import { useMemo, useRef } from 'react';
import type { Command } from './commandRegistry.ts';
import { useCommands } from './useCommands.ts';

/**
 * Adds one command, which is always available, to the palette while `isOffered`. A file of its own, because the
 * first screen has no such command.
 */
export function useCommand(
  { id, icon, label, run }: Pick<Command, 'id' | 'icon' | 'label' | 'run'>,
  isOffered = true,
): void {
  const latest = useRef(run);
  latest.current = run;
  const commands = useMemo(
    () => (isOffered ? [{ id, icon, label, run: () => latest.current() }] : []),
    [id, icon, label, isOffered],
  );
  useCommands(commands);
}
