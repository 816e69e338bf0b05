import { useTranslation } from 'react-i18next';
import type { IconName } from '#components/iconNames.ts';
import type { Message, MessageDetail, Severity } from '#store/messagesSlice.ts';

export const SEVERITY_ICONS: Record<Severity, IconName> = {
  success: 'check-circle-fill',
  info: 'info-circle-fill',
  warning: 'exclamation-triangle-fill',
  danger: 'exclamation-octagon-fill',
};

/** A message's sentence or one of its lines: the store holds keys, because it may be shown in another language later. */
export function useMessageText(): (message: MessageDetail | Message) => string {
  const { t } = useTranslation(['messages', 'status']);
  return (message) => (typeof message === 'string' ? message : t(message.text as never, message.values));
}
