import { useTranslation } from 'react-i18next';

/** A key of the `messages` texts with its values, or a string to show unchanged. */
type MessageText = string | { textKey: string; values?: object };

/**
 * Returns a function that translates a message or one of its lines. The store contains keys and not texts,
 * because the user may change the language later.
 */
export function useMessageText(): (message: MessageText) => string {
  const { t } = useTranslation(['messages', 'status', 'runs']);
  return (message) => {
    if (typeof message === 'string') return message;
    // TypeScript cannot check keys that come from the store.
    return t(message.textKey as never, { ...message.values });
  };
}
