import { useTranslation } from 'react-i18next';
import type { OrderEvent } from '#domain/event.ts';
import { eventVariant, unspecifiedTitle } from '#domain/eventVariant.ts';

/** What the event is called: by its variant, an unspecified one by what it says, an unknown one by its raw name. */
export function useEventTitle(): (event: OrderEvent) => string {
  const { t } = useTranslation('events');
  return (event) => {
    const variant = eventVariant(event);
    if (variant === null) return event.eventType || t('noType');
    if (variant === 'unspecified') return unspecifiedTitle(event) || t('title.unspecified');
    return t(`title.${variant}`);
  };
}
