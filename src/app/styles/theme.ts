import type { Theme } from '#domain/people/themes.ts';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');
const isPrinted = () => matchMedia('print');

/** Sets the theme on the document. Paper is white, so that the dark theme would be hard to read on it. */
export function showTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark().matches);
  document.documentElement.dataset.bsTheme = isDark && !isPrinted().matches ? 'dark' : 'light';
}

/**
 * Sets the theme on the document, and again when the operating system changes its theme and before and after
 * the page is printed, until the caller calls the returned function.
 */
export function applyTheme(theme: Theme): () => void {
  const show = () => showTheme(theme);
  const queries = [prefersDark(), isPrinted()];
  show();
  for (const query of queries) query.addEventListener('change', show);
  return () => {
    for (const query of queries) query.removeEventListener('change', show);
  };
}
