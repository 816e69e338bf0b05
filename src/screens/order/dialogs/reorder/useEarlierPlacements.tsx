import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/CheckField.tsx';
import { EarlierIntentList } from '#components/EarlierIntentList.tsx';
import { Note } from '#components/Note.tsx';
import type { EarlierIntent } from '#domain/actions/earlierIntent.ts';
import type { Order } from '#domain/order/order.ts';
import { loadEarlierPlacements } from '#store/bulk/bulkOperations.ts';
import { useFreshReadOperation } from '../writes/useFreshReadOperation.ts';

interface EarlierPlacements {
  /** Shown above the form: the earlier requests, and a check box to place another order anyway. */
  notice: ReactNode;
  /** Asks the user to accept the earlier requests; null if none remain to be accepted. */
  disabledReason: string | null;
  /** Keys of the earlier requests that the user has accepted. */
  accepted: readonly string[];
  /** Reads the earlier requests again, for example after a check has determined the outcome of one. */
  readAgain: () => void;
}

const NONE: readonly EarlierIntent[] = [];

/**
 * Reads the order's earlier reorders and redirects, which the user has to accept before placing another one.
 * They are read again before anything is sent, so a failure to read them here does not block the dialog.
 */
export function useEarlierPlacements(order: Order): EarlierPlacements {
  const { t } = useTranslation('intents');
  const { result, retry } = useFreshReadOperation(loadEarlierPlacements, { order });
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const shown = result ?? NONE;
  const earlier = shown.filter(({ source }) => source !== 'unread');
  const isAccepted = earlier.every(({ key }) => accepted.includes(key));
  return {
    notice: shown.length > 0 && (
      <Note tone="warning">
        {earlier.length > 0 && <p className="fw-semibold mb-1">{t('title.placing')}</p>}
        <EarlierIntentList earlier={shown} />
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
