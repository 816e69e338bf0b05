import type { Command } from '#components/keyboard/commandRegistry.ts';
import { foldText } from '#domain/foldText.ts';
import { hasWordStart } from '#domain/search/filterIndex.ts';

/** The texts by which the palette finds a command. */
export function commandNames({ label, keywords = [] }: Command): string[] {
  return [...keywords, label];
}

/**
 * Returns how well a command matches the input: 1 if its name starts with the input. Otherwise, the name and
 * the keywords must contain every typed word: 0.75 if each of them starts a word there (R194), 0.5 if not. The
 * library's default also accepts letters that are not adjacent, so an ID would match some commands.
 */
export function matchScore(_id: string, typed: string, names: readonly string[] = []): number {
  const name = foldText(names.join(' '));
  const text = foldText(typed);
  if (name.startsWith(text)) return 1;
  const words = text.split(/\s+/);
  if (!words.every((word) => name.includes(word))) return 0;
  return words.every((word) => hasWordStart(name, word)) ? 0.75 : 0.5;
}

interface CommandGroup {
  commands: readonly Command[];
}

function groupScore({ commands }: CommandGroup, typed: string): number {
  const available = commands.filter((command) => !command.disabledReason);
  return Math.max(0, ...available.map((command) => matchScore(command.id, typed, commandNames(command))));
}

/**
 * R194: the groups with the best available matches first, because Enter runs the first command. The library
 * sorts only the commands inside a group.
 */
export function bestGroupsFirst<Group extends CommandGroup>(
  groups: readonly Group[],
  typed: string,
): Group[] {
  const scored = groups.map((group) => ({ group, score: groupScore(group, typed) }));
  return scored.sort((a, b) => b.score - a.score).map(({ group }) => group);
}
