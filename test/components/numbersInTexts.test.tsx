import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { renderTextsAfterRegionChange } from '#app/renderTextsAfterRegionChange.ts';
import { initI18n } from '#i18n/texts.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';

function SelectedOrders() {
  const { t } = useTranslation('results');
  return <p role="status">{t('selection.selected', { count: 2000 })}</p>;
}

test('a number in a text is written as in the region, and written again when the region changes', async () => {
  const store = configureStore({ reducer: rootReducer });
  const texts = await initI18n('en', () => store.getState().settings.regionalSettings);
  await texts.loadNamespaces('results');
  renderTextsAfterRegionChange(texts, store);
  render(
    <I18nextProvider i18n={texts}>
      <SelectedOrders />
    </I18nextProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('2,000 selected');
  act(() => void store.dispatch(preferencesChanged({ regionalSettings: 'de-DE' })));
  expect(screen.getByRole('status')).toHaveTextContent('2.000 selected');
});
