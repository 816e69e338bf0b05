import i18next, { type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from '#domain/languages.ts';
import { textFiles } from './textFiles.ts';

/** What the first screen cannot do without. */
const FIRST_NAMESPACES = ['shell', 'search', 'table', 'status', 'failure'] as const;

async function loadFile(language: string, namespace: string): Promise<ResourceKey> {
  const load = textFiles[`../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No texts ${namespace} in ${language}`);
  return load();
}

/** Texts that did not arrive are asked for again when they are next drawn, but not at once. */
const ASK_AGAIN_MS = 1_000;

/**
 * Starts the texts in a language; resolves when the first screen can be written. A language whose file does not
 * arrive speaks English for that place, or what was spoken before. What nobody can read is never drawn in their
 * place: the part that needs them waits for them, and fails without.
 */
export async function startTexts(language: Language): Promise<i18n> {
  const texts = i18next.createInstance();
  /** When the texts of a place did not arrive, in milliseconds of the page's clock. */
  const lostAt = new Map<string, number>();
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (wanted, namespace, done) => {
      loadFile(wanted, namespace)
        .catch(() => loadFile(DEFAULT_LANGUAGE, namespace))
        .catch(
          (error: unknown) => texts.getResourceBundle(texts.language, namespace) ?? Promise.reject(error),
        )
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
  await texts
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...FIRST_NAMESPACES],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      appendNamespaceToMissingKey: true,
      parseMissingKeyHandler: (name, otherwise) => {
        const end = name.indexOf(':');
        const namespace = name.slice(0, end);
        const at = lostAt.get(namespace);
        if (at === undefined || otherwise !== undefined) return otherwise ?? name.slice(end + 1);
        if (performance.now() - at < ASK_AGAIN_MS) throw new Error(`No texts for ${namespace}`);
        throw texts.reloadResources(texts.language, namespace);
      },
    });
  if (lostAt.size > 0) throw new Error(`No texts for ${[...lostAt.keys()].join()}`);
  return texts;
}
