import { useTranslation } from 'react-i18next';
import { statusNameText } from './statusText.ts';

/** The name of one status entry in words, for parts of the screen that name several. */
export function useStatusName(): (name: string) => string {
  const { t } = useTranslation('status');
  return (name) => statusNameText(t, name);
}
