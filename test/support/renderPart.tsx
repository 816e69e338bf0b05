import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { Language } from '#domain/people/languages.ts';
import { UTC } from '#domain/time/time.ts';
import { createFormat } from '#i18n/format.ts';
import { FormatContext } from '#i18n/formatContext.ts';
import { initI18n } from '#i18n/texts.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';

/** The texts of a language, and the keys that a component has requested but that do not exist. */
export async function textsFor(
  language: Language,
  namespaces: readonly string[],
): Promise<{ texts: i18n; missing: string[] }> {
  const texts = await initI18n(language);
  await texts.loadNamespaces([...namespaces]);
  const missing: string[] = [];
  texts.options.saveMissing = true;
  texts.on('missingKey', (_languages, namespace, key) => missing.push(`${namespace}:${key}`));
  return { texts, missing };
}

interface PartOptions {
  texts: i18n;
  /** Initial state of the store. The component makes no calls to a platform. */
  preloaded?: Partial<RootState>;
  route?: string;
  /**
   * Receives the errors that an error boundary of the component has caught. Without it, such an error fails
   * the test.
   */
  onCaughtError?: (error: unknown) => void;
}

/**
 * Renders a component of the order screen alone. Texts, formats, store and URL are real, but its requests get
 * no response.
 */
export async function renderPart(
  part: ReactNode,
  { texts, preloaded, route = '/orders/order-1', onCaughtError }: PartOptions,
) {
  const store = configureStore({
    reducer: rootReducer,
    ...(preloaded && { preloadedState: preloaded }),
    middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
  });
  const format = createFormat(texts.language, texts.language, UTC);
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <I18nextProvider i18n={texts}>
          <FormatContext value={format}>
            <MemoryRouter initialEntries={[route]}>
              <Routes>
                <Route path="/orders/:orderId" element={part} />
              </Routes>
            </MemoryRouter>
          </FormatContext>
        </I18nextProvider>
      </Provider>,
      onCaughtError ? { onCaughtError } : {},
    ),
  );
  return { store, user: userEvent.setup(), ...view };
}
