import { useTranslation } from 'react-i18next';
import type { StatusType } from '#domain/item/itemStatus.ts';
import { statusNameText, typeText } from './statusText.ts';

/** The name of one status entry, for parts of the screen that name several. */
export function useStatusName(): (name: string) => string {
  const { t } = useTranslation('status');
  return (name) => statusNameText(t, name);
}

export function useTypeName(): (type: StatusType) => string {
  const { t } = useTranslation('status');
  return (type) => typeText(t, type);
}
