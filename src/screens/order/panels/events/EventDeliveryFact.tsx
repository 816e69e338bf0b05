import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { TableHead } from '#components/TableHead.tsx';
import type { DeliveryAttempt } from '#domain/event/event.ts';
import type { EventRow } from '#domain/event/eventFilter.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { Fact } from '../../facts/Fact.tsx';
import { LongText } from '../../facts/LongText.tsx';
import { PanelFrame } from '../PanelFrame.tsx';

function AttemptError({ attempt }: { attempt: DeliveryAttempt }) {
  const { t } = useTranslation('events');
  const { errorResponseCode, errorDescription, errorId, errorStackTrace } = attempt;
  return (
    <>
      <LongText text={[errorResponseCode, errorDescription].filter(Boolean).join(' ')} />
      {errorId !== '' && <div className="small">{t('attempts.errorId', { id: errorId })}</div>}
      {errorStackTrace !== '' && (
        <details className="small">
          <summary>{t('attempts.trace')}</summary>
          <LongText text={errorStackTrace} isCode />
        </details>
      )}
    </>
  );
}

const ATTEMPT_RESULTS = {
  delivered: { icon: 'check-circle-fill', tone: 'tone-success' },
  failed: { icon: 'x-circle-fill', tone: 'tone-danger' },
  unknown: { icon: 'question-circle-fill', tone: 'text-body-secondary' },
} as const;

/** R343: an attempt of which the result is unknown has neither succeeded nor failed. */
function AttemptResult({ success }: Pick<DeliveryAttempt, 'success'>) {
  const { t } = useTranslation('events');
  const result = success === null ? 'unknown' : success ? 'delivered' : 'failed';
  const { icon, tone } = ATTEMPT_RESULTS[result];
  return (
    <>
      <Icon name={icon} className={tone} /> {t(`attempts.${result}`)}
    </>
  );
}

function Attempts({ attempts }: { attempts: readonly DeliveryAttempt[] }) {
  const { t } = useTranslation('events');
  const { moment } = useFormat();
  return (
    <PanelFrame label={t('attempts.title')}>
      <table className="table table-sm panel-table" aria-label={t('attempts.title')}>
        <TableHead
          columns={[t('attempts.at'), t('attempts.result'), t('attempts.source'), t('attempts.error')]}
        />
        <tbody>
          {attempts.map((attempt, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: attempts may have no ID and never change their order
            <tr key={index}>
              <td className="text-nowrap">{moment(attempt.at) || t('noDate')}</td>
              <td className="text-nowrap">
                <AttemptResult success={attempt.success} />
              </td>
              <td>{attempt.source}</td>
              <td>{!attempt.success && <AttemptError attempt={attempt} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelFrame>
  );
}

function DeliveryText({ row }: { row: EventRow }) {
  const { t } = useTranslation('events');
  const { moment } = useFormat();
  const { delivery } = row;
  if (delivery.state === 'notApplicable') return t('notApplicable');
  if (delivery.state === 'notReceived') {
    return (
      <span className="event-missed">
        <Icon name="x-circle-fill" /> {t('notReceived')}
      </span>
    );
  }
  return delivery.at === null ? t('receivedNoDate') : t('received', { when: moment(delivery.at) });
}

/** S4.42: whether and when the merchant received the event, and all delivery attempts. */
export function EventDeliveryFact({ row }: { row: EventRow }) {
  const { t } = useTranslation('events');
  const [isOpen, setIsOpen] = useState(false);
  const { attempts } = row.event;
  return (
    <Fact name={t('filter.delivery')} isWide>
      <DeliveryText row={row} />{' '}
      {attempts.length > 0 && (
        <Button
          variant="link"
          size="sm"
          className="p-0"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('attempts.count', { count: attempts.length })}
        </Button>
      )}
      {isOpen && <Attempts attempts={attempts} />}
    </Fact>
  );
}
