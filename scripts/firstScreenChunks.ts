import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { isLibrary, isStylesheet, type ModuleGraph, reachable } from './moduleGraph.ts';

/** `entry` is the script of the page. `console` is the script that it then loads for every screen. */
export interface Stages {
  entry: string;
  console: string;
}

/**
 * Groups of texts that are needed together: those of the first screen (src/i18n/texts.ts), those of the order
 * screen (orderNamespaces.ts) and those of its events (preloadPanels.ts). The build has one file per language
 * and group, and one more per language for all other texts except those for signing in.
 */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  texts: ['failure', 'search', 'shell', 'status', 'table'],
  'order-texts': ['order', 'item', 'actions', 'dialog', 'panels', 'hints', 'remedy'],
  'event-texts': ['events'],
};

function textFile(id: string): string | null {
  const [, language, place = ''] = /\/src\/locales\/(\w\w)\/(\w+)\.json$/.exec(id) ?? [];
  if (!language || place === 'signIn') return null;
  const file = Object.keys(TEXTS).find((name) => TEXTS[name]?.includes(place)) ?? 'more-texts';
  return `${file}-${language}`;
}

/**
 * The styles that all other stylesheets extend and override. The page loads stylesheets in the order of its
 * chunks, so these must be in the first chunk.
 */
const BASE_STYLES = /\/(node_modules\/bootstrap\/.*|src\/app\/styles\/theme)\.css$/;

/**
 * Returns a function that matches the scripts of a stage: its module and those that it imports statically. The
 * function collects them when it is first called, because the module graph is complete only then.
 */
function scriptsOf(from: string) {
  let scripts: Set<string> | null = null;
  return (id: string, graph: ModuleGraph) => {
    scripts ??= reachable(from, graph);
    return scripts.has(id) && !isStylesheet(id);
  };
}

/**
 * Keeps the number of files for the first screen low. Each of the two stages has one file for its libraries,
 * which a new version of the console leaves unchanged, and one for the console's own code. The texts are in
 * one more file. Without these groups, every module that a later chunk shares with the first screen would
 * require a separate request.
 */
export function firstScreenChunks({ entry, console: rest }: Stages) {
  const isStart = scriptsOf(entry);
  const isRest = scriptsOf(rest);
  // In development, React's refresh must be set up before the second stage, which then needs its own file.
  const isApart = (id: string) => id === rest && process.env.NODE_ENV === 'development';
  const group = (debugName: string, name: (id: string, graph: ModuleGraph) => string | null) => ({
    debugName,
    name,
  });
  // The first group that names a file for a module applies.
  return [
    group('texts', textFile),
    group('start-libraries', (id, graph) =>
      BASE_STYLES.test(id) || (isLibrary(id) && isStart(id, graph)) ? 'start-libraries' : null,
    ),
    group('start', (id, graph) => (isStart(id, graph) ? 'start' : null)),
    group('libraries', (id, graph) => (isLibrary(id) && isRest(id, graph) ? 'libraries' : null)),
    group('console', (id, graph) => (isRest(id, graph) && !isApart(id) ? 'console' : null)),
  ];
}

const NEVER_PRELOADED =
  /^assets\/(start-libraries|start|libraries|console|rolldown-runtime|[\w-]*texts-\w\w)-/;

/**
 * Whether a dynamic import preloads the script or stylesheet before it needs it. The page has already loaded the
 * files of the first screen, and a file of texts needs no other file.
 */
export function isPreloaded(file: string): boolean {
  return !NEVER_PRELOADED.test(file);
}

function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, found);
  }
  return found;
}

function preloadTag(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${file}` };
  return { tag: 'link', attrs, injectTo: 'head' };
}

/** The first script of the page, and the stylesheet that follows it. */
const SCRIPT_THEN_STYLE = /(\s*<script type="module"[\s\S]*?)(\s*<link rel="stylesheet"[^>]*>)/;

/** Moves the stylesheets before the scripts, because the first paint waits only for the former. */
function withStylesFirst(html: string, more: readonly string[]): string {
  const links = more.map((file) => `\n    <link rel="stylesheet" crossorigin href="/${file}">`).join('');
  return html.replace(SCRIPT_THEN_STYLE, (_, scripts, style) => `${style}${links}${scripts}`);
}

/** Adds the second stage to the page's HTML, so that the browser fetches it in parallel with the first. */
export function secondStage({ console: rest }: Stages): Plugin {
  return {
    name: 'second-stage',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunk = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.moduleIds.includes(rest),
        );
        if (chunk?.type !== 'chunk') throw new Error('The build has no second stage.');
        const files = [...filesOf(chunk, bundle)].filter((file) => !html.includes(file));
        const styles = files.filter((file) => file.endsWith('.css'));
        const scripts = files.filter((file) => !styles.includes(file));
        return { html: withStylesFirst(html, styles), tags: scripts.map(preloadTag) };
      },
    },
  };
}
