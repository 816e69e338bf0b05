import { useTranslation } from 'react-i18next';
import { isEventType } from '#domain/event.ts';
import { isVaryingType } from '#domain/eventVariant.ts';

/** A type by name, where its events may be worded in several ways: what the filter offers. */
export function useEventTypeName(): (type: string) => string {
  const { t } = useTranslation('events');
  return (type) => {
    if (!isEventType(type)) return type || t('noType');
    return isVaryingType(type) ? t(`typeName.${type}`) : t(`title.${type}`);
  };
}
