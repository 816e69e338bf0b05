import { useTranslation } from 'react-i18next';
import { isEventType } from '#domain/event/event.ts';
import { isVaryingType } from '#domain/event/eventVariant.ts';

/** The name of an event type whose events may have different titles, for the filter. */
export function useEventTypeName(): (type: string) => string {
  const { t } = useTranslation('events');
  return (type) => {
    if (!isEventType(type)) return type || t('noType');
    return isVaryingType(type) ? t(`typeName.${type}`) : t(`title.${type}`);
  };
}
