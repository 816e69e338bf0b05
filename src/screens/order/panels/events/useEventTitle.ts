import { useTranslation } from 'react-i18next';
import type { OrderEvent } from '#domain/event/event.ts';
import { eventVariant, unspecifiedTitle } from '#domain/event/eventVariant.ts';

/** The title of an event: by its variant, by its text if unspecified, by its raw name if unknown. */
export function useEventTitle(): (event: OrderEvent) => string {
  const { t } = useTranslation('events');
  return (event) => {
    const variant = eventVariant(event);
    if (variant === null) return event.eventType || t('noType');
    if (variant === 'unspecified') return unspecifiedTitle(event) || t('title.unspecified');
    return t(`title.${variant}`);
  };
}
