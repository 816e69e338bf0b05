/** The part of the bundler's module graph that the grouping needs. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

export const isLibrary = (id: string) => id.includes('/node_modules/');
export const isStylesheet = (id: string) => /\.css(\?|$)/.test(id);

/**
 * All modules that a module imports statically, directly or through others. It includes the module itself.
 */
export function reachable(from: string, graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/**
 * All modules that `import()` calls load. The calls are in the modules reachable from this one, or in modules
 * that such a call loads.
 */
export function dynamicEntries(from: string, graph: ModuleGraph): Set<string> {
  const entries = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const module of reachable(id, graph)) {
      const loaded = graph.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
      for (const entry of loaded.filter((one) => !entries.has(one))) {
        entries.add(entry);
        open.push(entry);
      }
    }
  }
  return entries;
}
