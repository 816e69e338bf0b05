import './parts.css';
import type { i18n } from 'i18next';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { UTC } from '#domain/time/time.ts';
import { createFormat } from '#i18n/format.ts';
import { FormatContext } from '#i18n/formatContext.ts';
import { applyTheme } from '../styles/theme.ts';
import { PARTS } from './allParts.ts';
import { Example } from './Example.tsx';
import { GalleryOptions } from './GalleryOptions.tsx';
import { PART_STATES } from './part.ts';
import type { PartsPlatform } from './partsPlatform.ts';
import { type PartsView, parsePartsView, partsViewPath } from './view.ts';

/** The view in the URL. Each change adds a history entry, so Back returns to the previous view. */
function useView() {
  const [view, setView] = useState(() => parsePartsView(window.location.search));
  useEffect(() => {
    const handleBack = () => setView(parsePartsView(window.location.search));
    window.addEventListener('popstate', handleBack);
    return () => window.removeEventListener('popstate', handleBack);
  }, []);
  const change = (next: PartsView) => {
    window.history.pushState(null, '', partsViewPath(next));
    setView(next);
  };
  return { view, change };
}

/** Sets the page's theme, title and language. Returns whether the texts of the language are loaded. */
function usePageSettings({ theme, language, part }: PartsView, texts: i18n): boolean {
  const [loadedLanguage, setLoadedLanguage] = useState(texts.language);
  useEffect(() => applyTheme(theme), [theme]);
  useEffect(() => {
    document.title = `${part} – parts`;
  }, [part]);
  useEffect(() => {
    document.documentElement.lang = language;
    void texts.changeLanguage(language).then(() => setLoadedLanguage(language));
  }, [language, texts]);
  return loadedLanguage === language;
}

/**
 * Renders the selected part of the console, in each of its states or in the selected one, from simulated
 * data.
 */
export function PartsGallery({ platform, texts }: { platform: PartsPlatform; texts: i18n }) {
  const { view, change } = useView();
  const isReady = usePageSettings(view, texts);
  const { language } = view;
  const format = useMemo(() => createFormat(language, language, UTC), [language]);
  const part = PARTS.find(({ id }) => id === view.part);
  const states = PART_STATES.filter((state) => part?.examples[state]);
  // Dialogs would cover one another, so only the first state is rendered until the user selects one.
  const shown = view.state !== null || !part?.isOverlay ? view.state : states[0];
  return (
    <div>
      <GalleryOptions view={view} onChange={change} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
      <main tabIndex={0}>
        <h1 className="h4">{view.part}</h1>
        <I18nextProvider i18n={texts}>
          <FormatContext value={format}>
            {states.map((state) => {
              const example = part?.examples[state];
              if (!isReady || !example || (shown ?? state) !== state) return null;
              return (
                <Suspense key={`${view.part} ${state} ${language}`} fallback={null}>
                  <Example part={part} state={state} example={example} platform={platform} />
                </Suspense>
              );
            })}
          </FormatContext>
        </I18nextProvider>
      </main>
    </div>
  );
}
