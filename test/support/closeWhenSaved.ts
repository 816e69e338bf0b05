import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { renderApp } from './renderApp.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

function isSaving({ store }: App): boolean {
  return Object.entries(store.getState().operations).some(
    ([name, subjects]) =>
      name.startsWith('save') && Object.values(subjects).some(({ status }) => status === 'running'),
  );
}

/** Closes consoles once their saves are through: one on its way goes on without them, into what the next test stores. */
export async function closeWhenSaved(apps: readonly App[]): Promise<void> {
  for (const app of apps) {
    await waitFor(() => expect(isSaving(app)).toBe(false));
    app.close();
  }
}
