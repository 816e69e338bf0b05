import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventActionProps } from '../../panels/events/eventActions.ts';

const ResendDialog = lazy(async () => ({ default: (await import('./ResendDialog.tsx')).ResendDialog }));

/** S5.35: not before at least one event is ticked. */
export function ResendAction({ order, events, onDone }: EventActionProps) {
  const { t } = useTranslation('actions');
  const [isOpen, setIsOpen] = useState(false);
  const reasonId = useId();
  const hasNone = events.length === 0;
  return (
    <>
      <button
        type="button"
        className="btn btn-primary btn-sm"
        aria-disabled={hasNone}
        aria-describedby={hasNone ? reasonId : undefined}
        onClick={() => !hasNone && setIsOpen(true)}
      >
        {t('resendEvents.submit')}
      </button>
      {hasNone && (
        <span className="disabled-reason" id={reasonId}>
          {t('resendEvents.none')}
        </span>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ResendDialog order={order} events={events} onDone={onDone} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
