import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { Deferred } from '#components/loading/Deferred.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { useUrlWriter } from '#components/page/useUrlWriter.ts';
import { orderIdIn } from '#domain/links/paths.ts';
import { type ListScroll, splitQuery, withSplit } from '#domain/results/splitView.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectResultsQuery } from '#store/search/snapshotSelectors.ts';

const loadSplitList = async () => (await import('#screens/search/split/SplitViewList.tsx')).SplitViewList;

/** The results beside the order, if the URL requests them. A shortcut shows and hides them. */
export function SplitResults() {
  const { t } = useTranslation('shell');
  const location = useLocation();
  const write = useUrlWriter();
  const orderId = orderIdIn(location.pathname);
  const query = splitQuery(location);
  const resultsQuery = useAppSelector((state) => selectResultsQuery(state, orderId));
  /** The list's scroll position when it was last visible. */
  const scroll = useRef<ListScroll | null>(null);
  const toggle = () =>
    void write(
      ({ params, state }) => ({
        params: new URLSearchParams(withSplit(`${params}`, query === null ? resultsQuery : null)),
        state,
      }),
      { replace: true },
    );
  const canToggle = orderId !== '' && (query !== null || resultsQuery !== null);
  useShortcuts(canToggle ? { split: toggle } : {});
  return (
    query !== null && (
      <Deferred
        load={loadSplitList}
        props={{ orderId, query, scroll }}
        title={t('splitList')}
        fallback={
          <div className="split-list">
            <Skeleton label={t('loading')} lines={12} />
          </div>
        }
      />
    )
  );
}
