/** What the grouping needs of the bundler's module graph. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The texts that every first screen waits for (src/i18n/texts.ts), one file per language. */
const FIRST_TEXTS = /\/src\/locales\/(\w\w)\/(failure|search|shell|status|table)\.json$/;

/** What every other stylesheet builds on and overrides. A page's stylesheets stand in the order of its chunks. */
const BASE_STYLES = /\/(node_modules\/bootstrap\/.*|src\/app\/theme)\.css$/;

/** Everything that the entry imports without waiting, itself included. */
function reachable(entry: string, graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/**
 * Keeps the first screen in few files: the libraries (which a new version of the console leaves as they are),
 * the console's own code, and one file of texts. Left alone, every module that a later chunk shares with the
 * first screen would become a request of its own.
 */
export function firstScreenChunks(entry: string) {
  let first: Set<string> | null = null;
  const isFirst = (id: string, graph: ModuleGraph) => {
    first ??= reachable(entry, graph);
    return first.has(id) && id !== entry && !/\.css(\?|$)/.test(id);
  };
  const isLibrary = (id: string) => id.includes('/node_modules/');
  return [
    {
      priority: 3,
      name: (id: string) => {
        const texts = FIRST_TEXTS.exec(id);
        return texts ? `texts-${texts[1]}` : null;
      },
    },
    {
      priority: 2,
      name: (id: string, graph: ModuleGraph) =>
        BASE_STYLES.test(id) || (isLibrary(id) && isFirst(id, graph)) ? 'libraries' : null,
    },
    { priority: 1, name: (id: string, graph: ModuleGraph) => (isFirst(id, graph) ? 'console' : null) },
  ];
}
