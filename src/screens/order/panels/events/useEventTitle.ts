import { useTranslation } from 'react-i18next';
import type { OrderEvent } from '#domain/event/event.ts';
import { eventVariant, unspecifiedTitle } from '#domain/event/eventVariant.ts';

/**
 * Returns a function that titles an event according to its variant. An unspecified event has its own text,
 * and an unknown one its raw name.
 */
export function useEventTitle(): (event: OrderEvent) => string {
  const { t } = useTranslation('events');
  return (event) => {
    const variant = eventVariant(event);
    if (variant === null) return event.eventType || t('noType');
    if (variant === 'unspecified') return unspecifiedTitle(event) || t('title.unspecified');
    return t(`title.${variant}`);
  };
}
