import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toIso } from '#domain/time/time.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useOrderPath } from '../page/useOrderPath.ts';
import { TextWithDates } from '../time/TextWithDates.tsx';

function Intent({ intent }: { intent: EarlierIntent }) {
  const { t } = useTranslation('intents');
  const format = useFormat();
  const orderPath = useOrderPath();
  const { source, at, state, created } = intent;
  if (source === 'unread') return t('source.unread');
  const when = at === null ? t('noDate') : format.dateTime(toIso(at));
  return (
    <>
      <TextWithDates text={t(`source.${source}`, { when })} /> · {t(`state.${state}`)}
      {created.length > 0 && (
        <>
          {' · '}
          {t('newOrders')}{' '}
          {created.map((orderId) => (
            <Link key={orderId} to={orderPath(orderId)} className="order-ref text-break me-2">
              {orderId}
            </Link>
          ))}
        </>
      )}
    </>
  );
}

/** The earlier intents on an order. An entry can instead report that the console could not check for them. */
export function EarlierIntentList({ earlier }: { earlier: readonly EarlierIntent[] }) {
  return (
    <ul>
      {earlier.map((intent) => (
        <li key={intent.key}>
          <Intent intent={intent} />
        </li>
      ))}
    </ul>
  );
}
