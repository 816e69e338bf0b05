import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { SHORTCUT_IDS } from '#domain/console/shortcuts.ts';
import { type Command, createCommandRegistry, type ShortcutHandlers } from './commandRegistry.ts';

/** The shell's registry of shortcuts and commands. In the default registry, they have no effect. */
export const CommandContext = createContext(createCommandRegistry());

/**
 * Binds shortcuts from `domain/console/shortcuts.ts` while the component is mounted. Other components can
 * bind the shortcuts for which `handlers` has no entry.
 */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const registry = useContext(CommandContext);
  const latest = useRef(handlers);
  latest.current = handlers;
  const bound = SHORTCUT_IDS.filter((id) => handlers[id] !== undefined).join(' ');
  useLayoutEffect(() => {
    const ids = SHORTCUT_IDS.filter((id) => bound.split(' ').includes(id));
    return registry.bind(Object.fromEntries(ids.map((id) => [id, () => latest.current[id]?.()])));
  }, [registry, bound]);
}

/** Adds commands to the palette while the component is mounted. The list must be stable (`useMemo`). */
export function useCommands(commands: readonly Command[]): void {
  const registry = useContext(CommandContext);
  useEffect(() => registry.offer(commands), [registry, commands]);
}
