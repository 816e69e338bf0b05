/** The part of the bundler's module graph that the grouping needs. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

export const isLibrary = (id: string) => id.includes('/node_modules/');
export const isStylesheet = (id: string) => /\.css(\?|$)/.test(id);

/** The module and all modules that it imports statically, directly or indirectly. */
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
 * All modules that this module loads through `import()`, directly or through modules that it imports or
 * loads.
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
