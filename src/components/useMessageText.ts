import { useTranslation } from 'react-i18next';

/** A key of the `messages` texts with its values, or words that are shown as they are. */
type MessageText = string | { text: string; values?: object };

/** A message's sentence or one of its lines: the store holds keys, because it may be shown in another language later. */
export function useMessageText(): (message: MessageText) => string {
  const { t } = useTranslation(['messages', 'status']);
  return (message) => {
    if (typeof message === 'string') return message;
    // Keys that come from the store are not known to the types.
    return t(message.text as never, { ...message.values });
  };
}
