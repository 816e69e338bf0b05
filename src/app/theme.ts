import type { Theme } from '#domain/people/themes.ts';

/**
 * Sets the theme on the document. The theme 'system' follows the operating system until the caller calls the
 * returned function.
 */
export function applyTheme(theme: Theme): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const isDark = theme === 'dark' || (theme === 'system' && system.matches);
    document.documentElement.dataset.bsTheme = isDark ? 'dark' : 'light';
  };
  apply();
  if (theme !== 'system') return () => undefined;
  system.addEventListener('change', apply);
  return () => system.removeEventListener('change', apply);
}
