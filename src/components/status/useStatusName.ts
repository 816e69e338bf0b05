import { useTranslation } from 'react-i18next';
import type { StatusType } from '#domain/item/itemStatus.ts';
import { statusNameText, statusTypeText } from './statusText.ts';

export function useStatusName(): (name: string) => string {
  const { t } = useTranslation('status');
  return (name) => statusNameText(t, name);
}

export function useStatusTypeName(): (type: StatusType) => string {
  const { t } = useTranslation('status');
  return (type) => statusTypeText(t, type);
}
