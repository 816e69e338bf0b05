import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createFormat } from '#i18n/format.ts';
import { FormatContext } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { CrashNotice } from './Crash.tsx';
import type { ConsoleStore } from './store/createStore.ts';
import { applyTheme } from './styles/theme.ts';

interface RootProps {
  store: ConsoleStore;
  texts: i18n;
  children: ReactNode;
}

/** Applies the user's preferences to the formats, the texts and the document. */
function Preferences({ texts, children }: Omit<RootProps, 'store'>) {
  const { language, regionalSettings, theme } = useAppSelector((state) => state.settings);
  const timezone = useAppSelector(selectTimezone);
  const format = useMemo(
    () => createFormat(language, regionalSettings, timezone),
    [language, regionalSettings, timezone],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    if (texts.language !== language) void texts.changeLanguage(language);
  }, [texts, language]);
  useEffect(() => applyTheme(theme), [theme]);
  return <FormatContext value={format}>{children}</FormatContext>;
}

/**
 * Provides the store, the texts and the formats to all screens. Its error boundary handles failures outside
 * the routes.
 */
export function Root({ store, texts, children }: RootProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ error }) => (
        <main>
          <CrashNotice error={error} t={texts.getFixedT(null, 'shell')} />
        </main>
      )}
    >
      <Provider store={store}>
        <I18nextProvider i18n={texts}>
          <Preferences texts={texts}>{children}</Preferences>
        </I18nextProvider>
      </Provider>
    </ErrorBoundary>
  );
}
