import { useTranslation } from 'react-i18next';
import { isEventType, type OrderEvent } from '#domain/event/event.ts';
import { eventVariant, isVaryingType, unspecifiedTitle } from '#domain/event/eventVariant.ts';

/**
 * Returns a function that names an event. An event of the type `unspecified` is named by its own text, and
 * one of an unknown type by the raw name of the type.
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

/**
 * Returns a function that names an event type for the filter. Some types have a separate name, because the
 * titles of their events vary.
 */
export function useEventTypeName(): (type: string) => string {
  const { t } = useTranslation('events');
  return (type) => {
    if (!isEventType(type)) return type || t('noType');
    return isVaryingType(type) ? t(`typeName.${type}`) : t(`title.${type}`);
  };
}
