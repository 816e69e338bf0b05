import { useTranslation } from 'react-i18next';
import { isEventType } from '#domain/event/event.ts';
import { isVaryingType } from '#domain/event/eventVariant.ts';

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
