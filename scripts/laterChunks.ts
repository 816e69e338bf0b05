import type { Stages } from './firstScreenChunks.ts';
import { dynamicEntries, isLibrary, isStylesheet, type ModuleGraph, reachable } from './moduleGraph.ts';

/**
 * The files that load after the first screen, each with a pattern for the modules that `import()` calls load.
 * The first match applies. The bundler creates separate files for modules that match no pattern.
 */
const SURFACES: readonly (readonly [file: string, entry: RegExp])[] = [
  ['reporting', /\/src\/app\/reporting\//],
  ['sign-in', /\/(src\/app\/signIn\/|SignInPage\.tsx$)/],
  ['date-picker', /\/DayPicker\.tsx$/],
  ['settings', /\/(SettingsDialog|saved\/\w+Dialog)\.tsx$/],
  ['overlays', /\/src\/app\/overlays\//],
  ['shell', /\/src\/app\/shell\//],
  ['order-dialogs', /\/src\/screens\/order\/dialogs\//],
  ['order-panels', /\/(src\/screens\/order\/(panels|views|items)\/|JsonView\.tsx$)/],
  ['order', /\/src\/screens\/order\//],
  ['search-tools', /\/src\/screens\/search\//],
  ['runs', /\/src\/screens\/runs\//],
  ['deferred', /\/src\/app\/deferred\//],
  ['reports', /\/src\/screens\/(reports|support|notFound)\//],
];

/** The names of these files. None of them needs another one: each needs only files that several of them share. */
export const SURFACE_FILES = SURFACES.map(([file]) => file);

/**
 * Reporting must work even if other files did not load. It therefore needs only its own file, and the file
 * with the modules that it shares with others.
 */
const REPORTING = 'reporting';
const DIAGNOSTICS = 'diagnostics';
const SHARED = 'shared';
const SHARED_LIBRARIES = 'shared-libraries';

/** Returns the file for a module that a surface loads. `currentFile` is the file chosen so far, if any. */
function fileOf(id: string, surface: string, currentFile: string | undefined): string {
  if (currentFile === undefined || currentFile === surface) return surface;
  if (surface === REPORTING || currentFile === REPORTING || currentFile === DIAGNOSTICS) return DIAGNOSTICS;
  return isLibrary(id) ? SHARED_LIBRARIES : SHARED;
}

/**
 * The files of all modules that later surfaces load. A stylesheet has one only if several surfaces share it, and
 * the first screen does not: otherwise the bundler would put it into the file of one surface, which the others
 * would then load too.
 */
function filesByModule({ entry, console: rest }: Stages, graph: ModuleGraph): Map<string, string> {
  const files = new Map<string, string>();
  for (const loaded of dynamicEntries(entry, graph)) {
    const surface = SURFACES.find(([, pattern]) => pattern.test(loaded))?.[0];
    if (surface === undefined) continue;
    for (const id of reachable(loaded, graph)) files.set(id, fileOf(id, surface, files.get(id)));
  }
  const firstScreen = new Set([...reachable(entry, graph), ...reachable(rest, graph)]);
  for (const [id, file] of files)
    if (isStylesheet(id) && (file !== SHARED || firstScreen.has(id))) files.delete(id);
  return files;
}

/**
 * Keeps the rest of the console in one file per surface. Without these groups, the bundler makes a file for
 * each set of modules that the same `import()` calls need. The build then had 226 files, and an order's
 * dialog needed 51 of them.
 */
export function laterChunks(stages: Stages) {
  let files: Map<string, string> | null = null;
  const name = (id: string, graph: ModuleGraph) => {
    files ??= filesByModule(stages, graph);
    return files.get(id) ?? null;
  };
  const only = (file: string) => ({
    debugName: file,
    name: (id: string, graph: ModuleGraph) => (name(id, graph) === file ? file : null),
  });
  // A group also contains everything its modules import, so the groups of shared modules come first.
  return [only(DIAGNOSTICS), only(SHARED_LIBRARIES), only(SHARED), { debugName: 'surfaces', name }];
}
