import { weakMapMemoize } from '@reduxjs/toolkit';
import i18next, { type BackendModule, type FormatterModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from '#domain/people/languages.ts';
import { textFiles } from './textFiles.ts';

export const FIRST_NAMESPACES = ['shell', 'search', 'table', 'status', 'failure'] as const;

async function loadFile(language: string, namespace: string): Promise<ResourceKey> {
  const name = `../locales/${language}/${namespace}.json`;
  const load = textFiles[name] ?? (await import('./laterTextFiles.ts')).laterTextFiles[name];
  if (!load) throw new Error(`No texts ${namespace} in ${language}`);
  return (await load()).default;
}

/** The time at which each namespace failed to load, in milliseconds since the page was opened. */
type Losses = Map<string, number>;

/**
 * Returns the backend that loads the text files. If the file of a language fails to load, the English file
 * replaces it. If that fails too, the texts stay in the previous language.
 */
function backendOf(texts: i18n, lostAt: Losses): BackendModule {
  const spoken = (namespace: string, error: unknown) =>
    texts.getResourceBundle(texts.language, namespace) ?? Promise.reject(error);
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) => {
      loadFile(language, namespace)
        .catch(() => loadFile(DEFAULT_LANGUAGE, namespace))
        .catch((error: unknown) => spoken(namespace, error))
        .then(
          (found) => {
            lostAt.delete(namespace);
            done(null, found);
          },
          (error) => {
            lostAt.set(namespace, performance.now());
            done(error, false);
          },
        );
    },
  };
}

/**
 * The minimum time in milliseconds before texts that failed to load are requested again. Rendering such a
 * text triggers the request.
 */
const ASK_AGAIN_MS = 1_000;

/** Formats the numbers in texts as in the current regional settings. */
function numbersIn(regionalSettings: () => string): FormatterModule {
  const formatterOf = weakMapMemoize((region: string) => new Intl.NumberFormat(region));
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value) => (typeof value === 'number' ? formatterOf(regionalSettings()).format(value) : value),
  };
}

/**
 * Initializes the texts of a language. Numbers in texts are formatted as in the regional settings. Resolves
 * when the first screen's texts are loaded, and rejects if they cannot be loaded.
 */
export async function initI18n(
  language: Language,
  regionalSettings: () => string = () => language,
): Promise<i18n> {
  const texts = i18next.createInstance();
  const lostAt: Losses = new Map();
  await texts
    .use(backendOf(texts, lostAt))
    .use(numbersIn(regionalSettings))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...FIRST_NAMESPACES],
      defaultNS: 'shell',
      // The defaults. Unless they are named, i18next tests twice for each text whether its key is a sentence,
      // which takes a quarter of the time of a text.
      keySeparator: '.',
      nsSeparator: ':',
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: true },
      appendNamespaceToMissingKey: true,
      // Keys are typed, so a missing key means that its file is missing. A key is never displayed, because
      // users cannot understand it.
      parseMissingKeyHandler: (name, otherwise) => {
        const end = name.indexOf(':');
        const namespace = name.slice(0, end);
        const at = lostAt.get(namespace);
        if (at === undefined || otherwise !== undefined) return otherwise ?? name.slice(end + 1);
        if (performance.now() - at < ASK_AGAIN_MS) throw new Error(`No texts for ${namespace}`);
        // A thrown promise makes the component wait for it (Suspense).
        throw texts.reloadResources(texts.language, namespace);
      },
    });
  if (lostAt.size > 0) throw new Error(`No texts for ${[...lostAt.keys()].join()}`);
  return texts;
}
