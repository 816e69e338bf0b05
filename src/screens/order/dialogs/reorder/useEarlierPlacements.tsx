import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EarlierIntentList } from '#components/dialog/EarlierIntentList.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { Note } from '#components/notice/Notice.tsx';
import { olderReorders } from '#domain/actions/olderReorders.ts';
import { UNCHECKED_REORDERS } from '#domain/actions/reordersOfOthers.ts';
import type { Order } from '#domain/order/order.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { loadEarlierPlacements, loadLinkedReorders } from '#store/actions/readOperations.ts';
import { useIntentsFromPlan } from '#store/writes/useCurrentIntents.ts';
import { useReorderReports } from '../../useReorderReports.ts';
import { useFreshReadOperation } from '../writes/useFreshReadOperation.ts';

const NONE: readonly EarlierIntent[] = [];

/**
 * R132: the older reorders of the order. If the search for reorders failed or could not check all orders, an
 * entry says so.
 */
function useOlderReorders(order: Order, recent: readonly EarlierIntent[]): readonly EarlierIntent[] {
  const reports = useReorderReports(order.orderId);
  const { state, result } = useFreshReadOperation(loadLinkedReorders, { order });
  const linked = result?.reorders ?? [];
  const older = olderReorders({ ...reports, linked }, recent);
  const isShownAlready = recent.some(({ source }) => source === 'unread');
  const isUnchecked = state.status === 'failed' || result?.isComplete === false;
  return isUnchecked && !isShownAlready ? [...older, UNCHECKED_REORDERS] : older;
}

/**
 * Reads the earlier reorders and redirects of the order's items. `order` contains only the items to place
 * again, because other items do not conflict with them (R48). The user has to accept the recent ones before
 * placing another order. They are read again before anything is sent, so a failure here does not block the
 * dialog.
 */
export function useEarlierPlacements(order: Order) {
  const { t } = useTranslation('intents');
  const { state, result, retry } = useFreshReadOperation(loadEarlierPlacements, { order });
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const itemIds = order.items.map(({ itemId }) => itemId);
  const recent = useIntentsFromPlan({ orderId: order.orderId, itemIds, earlier: result ?? NONE });
  const older = useOlderReorders(order, recent);
  // Until the recent requests are loaded, `older` may contain some of them.
  const isRead = result !== null || state.status === 'failed';
  const shown = isRead ? [...recent, ...older] : NONE;
  const isPlaced = shown.some(({ source }) => source !== 'unread');
  const earlier = recent.filter(({ source }) => source !== 'unread');
  const isAccepted = earlier.every(({ key }) => accepted.includes(key));
  return {
    /** Shown above the form: the requests and, if some are recent, a check box to place another order anyway. */
    notice: shown.length > 0 && (
      <Note tone="warning">
        {isPlaced && <p className="fw-semibold mb-1">{t('title.placing')}</p>}
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
    /** Asks the user to accept the earlier requests; null if none remain to be accepted. */
    disabledReason: isAccepted ? null : t('reason.placing'),
    /** Keys of the earlier requests that the user has accepted. */
    accepted,
    readAgain: retry,
  };
}
