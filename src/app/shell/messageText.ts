import { useTranslation } from 'react-i18next';
import type { IconName } from '#components/iconNames.ts';
import type { Message, Severity } from '#store/messagesSlice.ts';

export const SEVERITY_ICONS: Record<Severity, IconName> = {
  success: 'check-circle-fill',
  info: 'info-circle-fill',
  warning: 'exclamation-triangle-fill',
  danger: 'exclamation-octagon-fill',
};

/** A message's sentence: the store holds its key, because it may be shown in another language later. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation('messages');
  return ({ text, values }) => t(text as never, values);
}
