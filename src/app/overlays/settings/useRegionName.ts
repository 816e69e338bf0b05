import { useMemo } from 'react';
import { useFormat } from '#i18n/formatContext.ts';

/** Returns a function that names regional settings in the user's language, such as "German (Switzerland)". */
export function useRegionName(): (region: string) => string {
  const { language } = useFormat();
  const names = useMemo(() => new Intl.DisplayNames([language], { type: 'language' }), [language]);
  return (region) => names.of(region) ?? region;
}
