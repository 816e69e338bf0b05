import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/CheckField.tsx';
import { EarlierIntents } from '#components/EarlierIntents.tsx';
import { Note } from '#components/Note.tsx';
import type { EarlierIntent } from '#domain/actions/earlierIntent.ts';
import type { Order } from '#domain/order/order.ts';
import { loadEarlierPlacings } from '#store/bulk/bulkOperations.ts';
import { useFreshReading } from '../writes/useFreshReading.ts';

interface EarlierPlacings {
  /** Shown above the form: earlier orders, and the choice to place another one. */
  notice: ReactNode;
  /** Why nothing can be sent; null if nothing blocks it. */
  disabledReason: string | null;
  /** Keys of the earlier intents that the user has accepted. */
  accepted: readonly string[];
  /** Reads them again, after something has shown what came of one. */
  readAgain: () => void;
}

const NONE: readonly EarlierIntent[] = [];

/**
 * Earlier reorders and redirects of the order, which the user has to accept before placing another one. This check
 * blocks nothing: the run checks again right before it sends.
 */
export function useEarlierPlacings(order: Order): EarlierPlacings {
  const { t } = useTranslation('intents');
  const { result, retry } = useFreshReading(loadEarlierPlacings, { order });
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const shown = result ?? NONE;
  // The run checks again right before sending, so the user does not have to decide about a failed check yet.
  const earlier = shown.filter(({ source }) => source !== 'unread');
  const isAccepted = earlier.every(({ key }) => accepted.includes(key));
  return {
    notice: shown.length > 0 && (
      <Note tone="warning">
        {earlier.length > 0 && <p className="fw-semibold mb-1">{t('title.placing')}</p>}
        <EarlierIntents earlier={shown} />
        {earlier.length > 0 && (
          <CheckField
            label={t('anyway.placing')}
            checked={isAccepted}
            onChange={(wanted) => setAccepted(wanted ? earlier.map(({ key }) => key) : [])}
          />
        )}
      </Note>
    ),
    disabledReason: isAccepted ? null : t('reason.placing'),
    accepted,
    readAgain: retry,
  };
}
