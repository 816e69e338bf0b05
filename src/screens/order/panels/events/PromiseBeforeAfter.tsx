import { useTranslation } from 'react-i18next';
import type { PromiseChange } from '#domain/event/eventChange.ts';
import { parseInstant } from '#domain/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

export function PromiseBeforeAfter({ change }: { change: PromiseChange }) {
  const { t } = useTranslation(['events', 'status']);
  const format = useFormat();
  const textOf = (value: string) => {
    const instant = parseInstant(value);
    if (instant) return format.moment(instant);
    const when = format.localDateTime(value);
    return when ? t('status:due.atDestination', { when }) : t('change.unknown');
  };
  return (
    <BeforeAfter
      what={t('change.promise')}
      before={<p className="mb-0">{textOf(change.before)}</p>}
      after={<p className="mb-0">{textOf(change.after)}</p>}
    />
  );
}
