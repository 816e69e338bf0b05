import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFiles } from './codeFiles.ts';

const ROOT = join(import.meta.dirname, '../..');
const ELEMENT = /<(button|Button)\b(?:[^<>]|=>)*>(.*?)<\/\1>/gs;
const LABEL_PROP = /\b(?:submitLabel|submit|confirm|keep)=\{t\w*\(['`]([^'`]+)['`]/g;
const CALL = /\bt[A-Z]?\w*\(\s*['`]([^'`]+)['`]/g;
const NAMESPACES = /useTranslation\(([^)]*)\)/g;

function matches(source: string, pattern: RegExp, group: number): string[] {
  return [...source.matchAll(pattern)].map((match) => match[group] ?? '');
}

/** The namespaces that a file reads texts from; `shell` is the default one. */
function namespacesOf(source: string): string[] {
  const named = matches(source, NAMESPACES, 1).flatMap((list) => list.match(/\w+/g) ?? ['shell']);
  return [...new Set(named)];
}

/**
 * Returns a pattern that matches a key in all its plural forms. If the key is a template literal such as
 * "plan.start.${verb}", the pattern may match several keys.
 */
function keyPattern(key: string): RegExp {
  const escaped = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[\\w-]+')}(?:_(?:one|many|other))?$`);
}

/** Patterns of the keys that a file uses for its buttons, in the namespaces that it reads from. */
function namedKeys(path: string): RegExp[] {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const inside = matches(source, ELEMENT, 2).flatMap((children) => matches(children, CALL, 1));
  const keys = [...inside, ...matches(source, LABEL_PROP, 1)];
  return keys
    .flatMap((key) => (key.includes(':') ? [key] : namespacesOf(source).map((name) => `${name}:${key}`)))
    .map(keyPattern);
}

/** The keys, as "namespace:key", of all button texts. */
export function buttonKeys(allKeys: readonly string[]): string[] {
  const patterns = codeFiles('src')
    .filter((path) => path.endsWith('.tsx'))
    .flatMap(namedKeys);
  return allKeys.filter((key) => patterns.some((pattern) => pattern.test(key))).sort();
}
