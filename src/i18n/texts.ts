import i18next, { type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from '#domain/languages.ts';

/** One file per language and place; each is loaded when a screen first needs it. */
const files = import.meta.glob<ResourceKey>('../locales/*/*.json', { import: 'default' });

/** What the first screen cannot do without. */
const FIRST_NAMESPACES = ['shell', 'search', 'table', 'status', 'failure'] as const;

async function loadFile(language: string, namespace: string): Promise<ResourceKey> {
  const load = files[`../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No texts ${namespace} in ${language}`);
  return load();
}

/** A language whose file does not arrive speaks English for that place, rather than in keys. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadFile(language, namespace)
      .catch(() => loadFile(DEFAULT_LANGUAGE, namespace))
      .then((texts) => done(null, texts))
      .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false));
  },
};

/** Starts the texts in a language; resolves when the first screen can be written. */
export async function startTexts(language: Language): Promise<i18n> {
  const texts = i18next.createInstance();
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
    });
  return texts;
}
